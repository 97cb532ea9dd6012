import { expect, type Page } from '@playwright/test'
import { errorPage, missingPath, pagePaths } from '../support/content'
import { followNewLink, hydrate, openHydrated } from '../support/page-state'
import { builtSite, changeWords, headingOf, test } from '../support/site-copy'

test.use({ serviceWorkers: 'allow' })

const [first = '', second = '', unvisited = ''] = pagePaths

/** Waits until the service worker controls this page. */
async function workerInCharge(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

async function openWithWorker(page: Page, path: string): Promise<void> {
  await openHydrated(page, path)
  await workerInCharge(page)
}

/** Waits until the page is stored for offline use. */
const isKept = (page: Page, path: string): Promise<void> =>
  expect.poll(() => page.evaluate(async (kept) => (await caches.match(kept)) !== undefined, path)).toBe(true)

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('serves a returning visitor the page itself with its changes, before and after hydration', async ({
  page,
  servedSite,
  editedSite,
}) => {
  await openWithWorker(page, first)
  const response = await page.goto(first)
  expect(response?.fromServiceWorker()).toBe(true)
  const html = (await response?.text()) ?? ''
  expect(html).toContain(`<h1`)
  expect(html).toContain(await headingOf(builtSite, first))
  expect(html).not.toContain('offline-plugin-app-shell-fallback')

  await changeWords(editedSite, first, await headingOf(builtSite, first), 'Words of this morning')
  await servedSite.deploy(editedSite)
  await page.goto(first)
  await expect(heading(page)).toHaveText('Words of this morning')
  await hydrate(page)
  await expect(heading(page)).toHaveText('Words of this morning')
})

test('requests the 404 page once and does not store it', async ({ page, context }) => {
  const asked: string[] = []
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === missingPath) asked.push(request.method())
  })
  await openWithWorker(page, missingPath)
  await followNewLink(page, first)
  // Pages are stored in the order of visits.
  await isKept(page, first)
  expect(await page.evaluate(async (path) => (await caches.match(path)) !== undefined, missingPath)).toBe(false)
  expect(asked).toEqual(['GET'])
})

test.describe('without a network', () => {
  test('opens a page reached by client-side navigation @every-browser', async ({ page, servedSite }) => {
    await openWithWorker(page, first)
    await openHydrated(page, first)
    await followNewLink(page, second)
    await expect(heading(page)).toHaveText(await headingOf(builtSite, second))
    await isKept(page, second)
    await servedSite.cutNetwork()
    await page.reload()
    await expect(heading(page)).toHaveText(await headingOf(builtSite, second))
  })

  test('opens the page of the first visit, and the offline page for others, until the network is back @every-browser', async ({
    page,
    servedSite,
  }) => {
    await openWithWorker(page, first)
    await isKept(page, first)
    await servedSite.cutNetwork()
    await page.goto(first)
    await expect(heading(page)).toHaveText(await headingOf(builtSite, first))
    await page.goto(unvisited)
    await expect(heading(page)).toHaveText(errorPage('offline').heading)
    await expect(page.getByRole('main')).toContainText(errorPage('offline').text)
    // No scripts that an input could start.
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
    await servedSite.restoreNetwork()
    await page.reload()
    await expect(page).toHaveURL(unvisited)
    await expect(heading(page)).toHaveText(await headingOf(builtSite, unvisited))
  })

  test('opens visited pages with another query, also by links, stores no query, and shows the offline page for others', async ({
    page,
    servedSite,
  }) => {
    await openWithWorker(page, first)
    for (const path of [first, second]) {
      await openHydrated(page, `${path}?gclid=1`)
      await isKept(page, path)
    }
    const stored = await page.evaluate(async () => {
      const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)))
      return (await Promise.all(caches.map((cache) => cache.keys()))).flat().map(({ url }) => url)
    })
    expect(stored.filter((address) => address.includes('gclid'))).toEqual([])
    await servedSite.cutNetwork()

    await page.goto(`${first}?from=letter`)
    await expect(heading(page)).toHaveText(await headingOf(builtSite, first))
    await hydrate(page)
    await followNewLink(page, `${second}?from=letter`)
    await expect(page).toHaveURL(`${second}?from=letter`)
    await expect(heading(page)).toHaveText(await headingOf(builtSite, second))
    await followNewLink(page, unvisited)
    await expect(heading(page)).toHaveText(errorPage('offline').heading)
    await expect(page).toHaveURL(unvisited)
  })
})
