import { expect, type Page, type Response } from '@playwright/test'
import { errorPage, missingPath, pagePaths } from '../support/content'
import { followNewLink, hydrate, openHydrated } from '../support/page-state'
import { builtSite, changeWords, headingOf, test } from '../support/site-copy'

const [first = '', second = '', unvisited = ''] = pagePaths

/** Waits until the service worker answers this page's requests. */
async function workerInCharge(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

async function openWithWorker(page: Page, path: string): Promise<void> {
  await openHydrated(page, path)
  await workerInCharge(page)
}

/** Waits until the page is stored for reading without a network. */
const isKept = (page: Page, path: string): Promise<void> =>
  expect.poll(() => page.evaluate(async (kept) => (await caches.match(kept)) !== undefined, path)).toBe(true)

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a second visit is answered by the worker with the page itself, not with an empty shell', async ({ page }) => {
  await openWithWorker(page, first)
  const response = await page.goto(first)
  expect(response?.fromServiceWorker()).toBe(true)
  const html = (await response?.text()) ?? ''
  expect(html).toContain(`<h1`)
  expect(html).toContain(await headingOf(builtSite, first))
  expect(html).not.toContain('offline-plugin-app-shell-fallback')
})

test('a visitor who comes back sees what has changed, at once and after hydration', async ({
  page,
  servedSite,
  editedSite,
}) => {
  await openWithWorker(page, first)
  await page.goto(first)
  await changeWords(editedSite, first, await headingOf(builtSite, first), 'Words of this morning')
  await servedSite.deploy(editedSite)
  await page.goto(first)
  await expect(heading(page)).toHaveText('Words of this morning')
  await hydrate(page)
  await expect(heading(page)).toHaveText('Words of this morning')
})

test('navigation in the document shows what has changed since the worker stored it', async ({
  page,
  servedSite,
  editedSite,
}) => {
  await openWithWorker(page, first)
  await followNewLink(page, second)
  await expect(page).toHaveURL(second)
  await changeWords(editedSite, second, await headingOf(builtSite, second), 'Words of this morning')
  await servedSite.deploy(editedSite)
  await openHydrated(page, first)
  await followNewLink(page, second)
  await expect(heading(page)).toHaveText('Words of this morning')
})

test('what is shown in place of a missing page is asked for once, and not kept', async ({ page, context }) => {
  const asked: string[] = []
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === missingPath) asked.push(request.method())
  })
  await openWithWorker(page, missingPath)
  await followNewLink(page, first)
  // Pages are kept in the order in which they were shown.
  await isKept(page, first)
  expect(await page.evaluate(async (path) => (await caches.match(path)) !== undefined, missingPath)).toBe(false)
  expect(asked).toEqual(['GET'])
})

test.describe('without a network', () => {
  test('a page that was loaded before opens, and its links lead to pages that were loaded before', async ({
    page,
    servedSite,
  }) => {
    await openWithWorker(page, first)
    await openHydrated(page, first)
    await openHydrated(page, second)
    await servedSite.cutNetwork()

    await page.goto(first)
    await expect(heading(page)).toHaveText(await headingOf(builtSite, first))
    await hydrate(page)
    await followNewLink(page, second)
    await expect(page).toHaveURL(second)
    await expect(heading(page)).toHaveText(await headingOf(builtSite, second))
  })

  test('the page of the very first visit opens', async ({ page, servedSite }) => {
    await openWithWorker(page, first)
    await isKept(page, first)
    await servedSite.cutNetwork()
    await page.goto(first)
    await expect(heading(page)).toHaveText(await headingOf(builtSite, first))
  })

  test('a page that was reached within the document opens', async ({ page, servedSite }) => {
    await openWithWorker(page, first)
    await openHydrated(page, first)
    await followNewLink(page, second)
    await expect(heading(page)).toHaveText(await headingOf(builtSite, second))
    await isKept(page, second)
    await servedSite.cutNetwork()
    await page.reload()
    await expect(heading(page)).toHaveText(await headingOf(builtSite, second))
  })

  test('a page that was never visited says so in the words of the CMS', async ({ page, servedSite }) => {
    await openWithWorker(page, first)
    await servedSite.cutNetwork()
    await page.goto(unvisited)
    await expect(heading(page)).toHaveText(errorPage('offline').heading)
    await expect(page.getByRole('main')).toContainText(errorPage('offline').text)
  })

  test('a link to a page that was never visited leads to those words', async ({ page, servedSite }) => {
    await openWithWorker(page, first)
    await openHydrated(page, first)
    await servedSite.cutNetwork()
    await followNewLink(page, unvisited)
    await expect(heading(page)).toHaveText(errorPage('offline').heading)
    await expect(page).toHaveURL(unvisited)
  })

  test('a page that was never visited comes with a reload once there is a network', async ({ page, servedSite }) => {
    await openWithWorker(page, first)
    await servedSite.cutNetwork()
    await page.goto(unvisited)
    await expect(heading(page)).toHaveText(errorPage('offline').heading)
    // Whatever could start scripts must leave the address as it is.
    await page.keyboard.press('Tab')
    await page.waitForLoadState('networkidle')
    await servedSite.restoreNetwork()
    await page.reload()
    await expect(page).toHaveURL(unvisited)
    await expect(heading(page)).toHaveText(await headingOf(builtSite, unvisited))
  })
})

test('requests that post something and those to other origins pass by the worker', async ({ page, otherOrigin }) => {
  await openWithWorker(page, first)
  const answers = new Map<string, Response>()
  page.on('response', (response) => answers.set(`${response.request().method()} ${response.url()}`, response))
  const { origin } = new URL(page.url())
  await page.evaluate(
    async ([here, elsewhere]) => {
      await fetch(`${here}/`, { method: 'POST', body: 'words' })
      await fetch(`${elsewhere}/`)
      await fetch(`${elsewhere}/icon.svg`)
      await fetch(`${elsewhere}/page-data/app-data.json`)
      await fetch(`${here}/page-data/app-data.json`)
    },
    [origin, otherOrigin.url] as const,
  )

  const byWorker = (request: string): boolean | undefined => answers.get(request)?.fromServiceWorker()
  expect(byWorker(`GET ${origin}/page-data/app-data.json`)).toBe(true)
  expect(byWorker(`POST ${origin}/`)).toBe(false)
  expect(byWorker(`GET ${otherOrigin.url}/`)).toBe(false)
  expect(byWorker(`GET ${otherOrigin.url}/icon.svg`)).toBe(false)
  expect(byWorker(`GET ${otherOrigin.url}/page-data/app-data.json`)).toBe(false)
})
