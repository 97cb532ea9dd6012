import { rm } from 'node:fs/promises'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { pagePaths } from '../support/content'
import { collectThrown, expectStarted, followNewLink, hydrate, openHydrated, openLoading } from '../support/page-state'
import {
  builtSite,
  changeWords,
  compilationHashOf,
  copySite,
  headingOf,
  keepScripts,
  renameHashes,
  test as base,
} from '../support/site-copy'

const [open = '', target = ''] = pagePaths

const newWords = 'Words of the new build'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Counts the documents that the tab requests. */
function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1
  })
  return () => count
}

/** The build of a hydrated document's scripts. */
const buildOf = (page: Page): Promise<unknown> =>
  page.evaluate(() => (window as { ___webpackCompilationHash?: string }).___webpackCompilationHash)

interface Fixtures {
  /** A copy of the built site with other hashes and words, like a second build with different code. */
  readonly secondBuild: string
  /** The second build, on a host that continues to serve scripts of earlier builds. */
  readonly bothBuilds: string
}

async function makeSecondBuild(folder: string): Promise<string> {
  copySite(builtSite, folder)
  await renameHashes(folder)
  await changeWords(folder, target, await headingOf(builtSite, target), newWords)
  return folder
}

/** Made once in each worker. Not a fixture of the worker, for which Playwright would start another one. */
let madeBuild: Promise<string> | undefined

const test = base.extend<Fixtures>({
  // Playwright deletes it before the next run.
  secondBuild: async ({}, use, { project, workerIndex }) => {
    await use(await (madeBuild ??= makeSecondBuild(path.join(project.outputDir, `second-build-${workerIndex}`))))
  },
  bothBuilds: async ({ secondBuild }, use, testInfo) => {
    const folder = testInfo.outputPath('both-builds')
    copySite(secondBuild, folder)
    await keepScripts(builtSite, folder)
    await use(folder)
    await rm(folder, { recursive: true })
  },
})

test.use({ serviceWorkers: 'allow' })

/** The expected state after every transition from the old build to the new one. */
async function expectNewBuild(page: Page, documents: () => number, secondBuild: string): Promise<void> {
  await expect(page).toHaveURL(target)
  await expect(heading(page)).toHaveText(newWords)
  await hydrate(page)
  await expect(heading(page)).toHaveText(newWords)
  expect(await buildOf(page)).toBe(await compilationHashOf(secondBuild))
  // A hydrated page of the new build does not load again.
  expect(documents()).toBe(1)
}

/** Opens a tab with a service worker. */
const openTab = async (page: Page): Promise<void> => {
  await openHydrated(page, open)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

test('loads a page of the new build once from a link in an old tab', async ({ page, servedSite, secondBuild }) => {
  await openTab(page)
  await servedSite.deploy(secondBuild)
  const documents = countDocuments(page)
  await followNewLink(page, target)
  await expectNewBuild(page, documents, secondBuild)
})

test('loads a complete page from a link whose data is from the old build', async ({
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

test('shows a complete page when an old tab goes back', async ({ page, servedSite, secondBuild }) => {
  await openTab(page)
  await followNewLink(page, target)
  await expect(page).toHaveURL(target)
  await servedSite.deploy(secondBuild)
  const documents = countDocuments(page)
  await page.goBack()
  await expect(page).toHaveURL(open)
  // The tab may restore the page from its cache.
  await expect(heading(page)).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(documents()).toBeLessThanOrEqual(1)
})

test('shows the new build when an old tab reloads', async ({ page, servedSite, secondBuild }) => {
  await openTab(page)
  await followNewLink(page, target)
  await expect(page).toHaveURL(target)
  await servedSite.deploy(secondBuild)
  const documents = countDocuments(page)
  await page.reload()
  await expectNewBuild(page, documents, secondBuild)
})

test('runs the new runtime on a page of the old build, and links to the new one', async ({
  page,
  servedSite,
  secondBuild,
}) => {
  await openLoading(page, open)
  await servedSite.deploy(secondBuild)
  const question = page.locator('header summary').first()
  await question.click()
  await expect(question.locator('..')).toHaveAttribute('open')
  await expectStarted(page)

  await followNewLink(page, target)
  await expect(heading(page)).toHaveText(newWords)
  await hydrate(page)
  expect(await buildOf(page)).toBe(await compilationHashOf(secondBuild))
})

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('reloads once if a tab finds the new build only while it hydrates', async ({ page, servedSite, bothBuilds }) => {
    await page.goto(target)
    await expectStarted(page)
    await servedSite.deploy(bothBuilds)
    const json = { webpackCompilationHash: await compilationHashOf(builtSite) }
    let asked = 0
    await page.route('**/app-data.json', (route) => {
      asked += 1
      return asked === 1 ? route.fulfill({ json }) : route.continue()
    })
    const stats = path.join(builtSite, 'webpack.stats.json')
    await page.route('**/webpack.stats.json', (route) =>
      asked === 1 ? route.fulfill({ path: stats }) : route.continue(),
    )
    const documents = countDocuments(page)
    await page.keyboard.press('Shift')
    await expect(heading(page)).toHaveText(newWords)
    await expectNewBuild(page, documents, bothBuilds)
  })
})

test.describe('code that cannot be loaded', () => {
  test.use({ serviceWorkers: 'block' })

  /** Removes scripts that the page has not loaded yet. */
  const loseScripts = (page: Page): Promise<void> => page.route('**/*.js', (route) => route.abort())

  test('does not stop a link', async ({ page }) => {
    const thrown = collectThrown(page)
    await openHydrated(page, open)
    await loseScripts(page)
    await followNewLink(page, target)
    await expect(page).toHaveURL(target)
    await expect(heading(page)).toHaveText(await headingOf(builtSite, target))
    await expect(page.getByRole('contentinfo')).toBeVisible()
    expect(thrown).toEqual([])
  })

  test('does not stop going back', async ({ page }) => {
    await openHydrated(page, open)
    await followNewLink(page, target)
    await expect(heading(page)).toHaveText(await headingOf(builtSite, target))
    // A loaded document keeps its blocks, so it has not loaded their code.
    await page.reload()
    await hydrate(page)
    await loseScripts(page)
    await page.goBack()
    await expect(page).toHaveURL(open)
    await expect(heading(page)).toHaveText(await headingOf(builtSite, open))
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
})
