import { expect, type Page } from '@playwright/test'
import { pagePaths } from '../support/content'
import {
  collectProblems,
  expectNotHydrated,
  followNewLink,
  holdScriptsUntilInput,
  hydrate,
  openHydrated,
  openStarted,
} from '../support/page-state'
import { builtSite, changeWords, compilationHashOf, headingOf, keepScripts, test as base } from '../support/site-copy'

const [open = '', target = ''] = pagePaths

const newWords = 'Words of the new build'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Counts documents that the tab asks for, from now on. */
function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1
  })
  return () => count
}

/** Which build the scripts of a hydrated document belong to. */
const buildOf = (page: Page): Promise<unknown> =>
  page.evaluate(() => (window as { ___webpackCompilationHash?: string }).___webpackCompilationHash)

const test = base.extend({
  secondBuild: async ({ secondBuild }, use) => {
    await changeWords(secondBuild, target, await headingOf(secondBuild, target), newWords)
    await use(secondBuild)
  },
})

/** What every way from the old build to the new one must end in. */
async function expectNewBuild(page: Page, documents: () => number, secondBuild: string): Promise<void> {
  await expect(page).toHaveURL(target)
  await expect(heading(page)).toHaveText(newWords)
  await hydrate(page)
  await expect(heading(page)).toHaveText(newWords)
  expect(await buildOf(page)).toBe(await compilationHashOf(secondBuild))
  // Nothing loads again once the page is there.
  await page.waitForLoadState('networkidle')
  expect(documents()).toBe(1)
}

for (const serviceWorkers of ['allow', 'block'] as const) {
  const circumstances = serviceWorkers === 'allow' ? 'with the service worker' : 'without a service worker'

  test.describe(circumstances, () => {
    test.use({ serviceWorkers })

    const openTab = async (page: Page): Promise<void> => {
      await openHydrated(page, open)
      if (serviceWorkers === 'allow') {
        await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
      }
    }

    test('a link in a tab of the old build leads to the page of the new build, with one load', async ({
      page,
      servedSite,
      secondBuild,
    }) => {
      await openTab(page)
      await servedSite.deploy(secondBuild)
      const documents = countDocuments(page)
      await followNewLink(page, target)
      await expectNewBuild(page, documents, secondBuild)
    })

    test('a link to a page whose data the tab has fetched from the old build leads to a whole page', async ({
      page,
      servedSite,
      secondBuild,
    }) => {
      await openTab(page)
      const link = page.getByRole('contentinfo').locator(`a[href="${target}"]`).first()
      const data = page.waitForResponse(`**/page-data${target}page-data.json`)
      await link.hover()
      await data
      await servedSite.deploy(secondBuild)
      const documents = countDocuments(page)
      await link.click()
      await expect(page).toHaveURL(target)
      await expect(heading(page)).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      expect(documents()).toBeLessThanOrEqual(1)
    })

    test('a tab of the old build that goes back after the new one was deployed shows a whole page', async ({
      page,
      servedSite,
      secondBuild,
    }) => {
      await openTab(page)
      await followNewLink(page, target)
      await expect(page).toHaveURL(target)
      await servedSite.deploy(secondBuild)
      const documents = countDocuments(page)
      await page.goBack()
      await expect(page).toHaveURL(open)
      // The tab may show the page as it remembers it.
      await expect(heading(page)).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      expect(documents()).toBeLessThanOrEqual(1)
    })

    test('a reload of a tab of the old build shows the new build', async ({ page, servedSite, secondBuild }) => {
      await openTab(page)
      await followNewLink(page, target)
      await expect(page).toHaveURL(target)
      await servedSite.deploy(secondBuild)
      const documents = countDocuments(page)
      await page.reload()
      await expectNewBuild(page, documents, secondBuild)
    })
  })
}

test('a tab whose scripts are gone before hydration works on natively and leads to the new build', async ({
  page,
  servedSite,
  secondBuild,
}) => {
  await holdScriptsUntilInput(page)
  await page.goto(open)
  await servedSite.deploy(secondBuild)
  const script = page.waitForResponse('**/page-*.js')
  const question = page.locator('header summary').first()
  await question.click()
  expect((await script).status()).toBe(404)
  await expect(question.locator('..')).toHaveAttribute('open')
  await expectNotHydrated(page)

  await followNewLink(page, target)
  await expect(heading(page)).toHaveText(newWords)
  await hydrate(page)
  expect(await buildOf(page)).toBe(await compilationHashOf(secondBuild))
})

test('a tab of the old build never runs React on the data of the new one, and its links lead there', async ({
  page,
  servedSite,
  secondBuild,
}) => {
  await openStarted(page, open)
  // Some hosts go on serving the scripts of earlier builds.
  await keepScripts(builtSite, secondBuild)
  await servedSite.deploy(secondBuild)
  const answered = page.waitForResponse('**/app-data.json')
  const link = page.getByRole('contentinfo').locator(`a[href="${target}"]`).first()
  await link.hover()
  await (await answered).finished()
  await expect(page.locator('script[src*="/app-"]')).toHaveCount(0)
  const documents = countDocuments(page)
  await link.click()
  await expectNewBuild(page, documents, secondBuild)
})

test('a tab that finds the new build only while it hydrates loads again, once', async ({
  page,
  servedSite,
  secondBuild,
}) => {
  await openStarted(page, target)
  await keepScripts(builtSite, secondBuild)
  await servedSite.deploy(secondBuild)
  const json = { webpackCompilationHash: await compilationHashOf(builtSite) }
  await page.route('**/app-data.json', (route) => route.fulfill({ json }), { times: 1 })
  const documents = countDocuments(page)
  await page.getByRole('contentinfo').locator('a[href^="/"]').first().hover()
  await expect(heading(page)).toHaveText(newWords)
  await expectNewBuild(page, documents, secondBuild)
})

test.describe('code that can not be fetched', () => {
  test.use({ serviceWorkers: 'block' })

  /** Scripts that the page has not fetched yet are gone. */
  const loseScripts = (page: Page): Promise<void> => page.route('**/*.js', (route) => route.abort())

  test('a link leads to its page all the same', async ({ page }) => {
    const problems = collectProblems(page)
    await openHydrated(page, open)
    await loseScripts(page)
    await followNewLink(page, target)
    await expect(page).toHaveURL(target)
    await expect(heading(page)).toHaveText(await headingOf(builtSite, target))
    await expect(page.getByRole('contentinfo')).toBeVisible()
    expect(problems.filter((text) => text.includes('Uncaught'))).toEqual([])
  })

  test('going back leads to a whole page all the same', async ({ page }) => {
    await openHydrated(page, open)
    await followNewLink(page, target)
    await expect(heading(page)).toHaveText(await headingOf(builtSite, target))
    // A loaded document keeps its blocks as they stand, so it has not fetched their code.
    await page.reload()
    await hydrate(page)
    await loseScripts(page)
    await page.goBack()
    await expect(page).toHaveURL(open)
    await expect(heading(page)).toHaveText(await headingOf(builtSite, open))
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })

  test('a page that needs code to hydrate works on natively', async ({ page }) => {
    await page.goto(open)
    await loseScripts(page)
    await page.evaluate(() => document.dispatchEvent(new Event('focusin')))
    await followNewLink(page, target)
    await expect(page).toHaveURL(target)
    await expect(heading(page)).toBeVisible()
  })
})
