import type { Page, Request } from '@playwright/test'
import { createServer } from '../../../server/create-server'
import { errorPage, missingPath, pagePaths } from '../support/content'
import {
  collectThrown,
  expectNotHydrated,
  expectSameDocument,
  followNewLink,
  followTo,
  hydrate,
  markDocument,
  openHydrated,
  openStarted,
} from '../support/page-state'
import { builtSite, headingOf } from '../support/site-copy'
import { expect, test } from '../support/test'

const [start = ''] = pagePaths
const somePath = pagePaths.find((path) => path !== '/') ?? ''

async function expectErrorPage(page: Page, status: string): Promise<void> {
  const { title, heading, text, links } = errorPage(status)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(main).toContainText(text)
  for (const link of links) {
    await expect(main.getByRole('link', { name: link.title, exact: true })).toHaveAttribute('href', link.href)
  }
  await expect(page).toHaveTitle(new RegExp(`^${title}`))
}

test('shows the 404 page with its status and working links, also after hydration and after navigation', async ({
  page,
}) => {
  const response = await page.goto(missingPath)
  expect(response?.status()).toBe(404)
  await expectErrorPage(page, '404')
  await hydrate(page)
  await expectErrorPage(page, '404')
  await expect(page).toHaveURL(missingPath)
  const target = errorPage('404').links.find(({ href }) => pagePaths.includes(href))
  await page.getByRole('main').getByRole('link', { name: target?.title, exact: true }).click()
  await expect(page).toHaveURL(target?.href ?? '')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(errorPage('404').heading)
  await followNewLink(page, missingPath)
  await expect(page).toHaveURL(missingPath)
  await expectErrorPage(page, '404')
  await page.goBack()
  await expect(page).toHaveURL(target?.href ?? '')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(errorPage('404').heading)
})

test('shows the 500 page when the host fails, and the page on the next try', async ({ page }) => {
  let isBroken = true
  const server = await createServer({
    folder: builtSite,
    drainTime: 0,
    before: ({ url }) => {
      if (isBroken && url === somePath) throw new Error('Broken by a test')
      return false
    },
  })
  try {
    const response = await page.goto((await server.listen()) + somePath)
    expect(response?.status()).toBe(500)
    await expectErrorPage(page, '500')
    isBroken = false
    // It has no scripts that an input could start, because they would replace it with the page.
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
    await expectErrorPage(page, '500')
    await expectNotHydrated(page)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(await headingOf(builtSite, somePath))
  } finally {
    await server.close()
  }
})

test.describe('Gatsby’s runtime', () => {
  const dataOf = (path: string): string => `**/page-data${path === '/' ? '/index/' : path}page-data.json`

  /** Counts requests of the runtime. */
  function countRequests(page: Page, ending: string): () => number {
    let count = 0
    page.on('request', (request: Request) => {
      if (request.resourceType() === 'xhr' && request.url().endsWith(ending)) count += 1
    })
    return () => count
  }

  test('shows the 500 page at the address if page-data answers 500', async ({ page }) => {
    await page.route(dataOf(somePath), (route) => route.fulfill({ status: 500, body: 'Broken by a test' }))
    await openHydrated(page, start)
    await markDocument(page)
    await followNewLink(page, somePath)
    await expectErrorPage(page, '500')
    await expect(page).toHaveURL(somePath)
    await expectSameDocument(page)
  })

  test('retries page-data with another status 3 times, then loads the document', async ({ page }) => {
    const count = countRequests(page, `${somePath}page-data.json`)
    await page.route(dataOf(somePath), (route) => route.fulfill({ status: 503, body: 'Broken by a test' }))
    await openHydrated(page, start)
    await followNewLink(page, somePath)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(await headingOf(builtSite, somePath))
    await expect(page).toHaveURL(somePath)
    expect(count()).toBe(1 + 3)
  })

  test('retries app-data 3 times and works without it', async ({ page }) => {
    const count = countRequests(page, '/app-data.json')
    await page.route('**/app-data.json', (route) => route.fulfill({ status: 503, body: 'Broken by a test' }))
    await openHydrated(page, start)
    expect(count()).toBe(1 + 3)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('goes to the last path after an unhandled “Loading chunk failed”', async ({ page }) => {
    await openHydrated(page, start)
    await followTo(page, somePath)
    await markDocument(page)
    const loaded = page.waitForEvent('load')
    await page.evaluate(() => {
      void Promise.reject(new Error('Loading chunk 7 failed. (missing: /7.js)'))
    })
    await loaded
    await expect(page).toHaveURL(somePath)
    await expect(page.locator('body')).not.toHaveAttribute('data-marked')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(await headingOf(builtSite, somePath))
  })

  for (const [what, message] of [
    ['missing page resources', `page resources for ${start} not found. Not rendering React`],
    ['an unreadable static query', 'We couldn\'t load "/page-data/sq/d/123.json"'],
  ] as const) {
    test(`throws for ${what} and keeps the HTML`, async ({ page }) => {
      const thrown = collectThrown(page)
      await page.route(dataOf(start), async (route) => {
        if (what === 'missing page resources') return route.abort()
        // The site has no static queries, so its data must name one first.
        const response = await route.fetch()
        const data = (await response.json()) as object
        return route.fulfill({ response, json: { ...data, staticQueryHashes: ['123'] } })
      })
      await openStarted(page, start)
      await expect.poll(() => thrown).toEqual([message])
      await expectNotHydrated(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await followNewLink(page, somePath)
      await expect(page).toHaveURL(somePath)
    })
  }
})
