import { expect, test, type Page } from '@playwright/test'
import { errorPage, missingPath, pagePaths } from '../support/content'
import { collectProblems, followNewLink, hydrate, openHydrated } from '../support/page-state'

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

test('a missing page answers 404 with the words of the CMS, also after hydration', async ({ page }) => {
  const response = await page.goto(missingPath)
  expect(response?.status()).toBe(404)
  await expectErrorPage(page, '404')
  await hydrate(page)
  await expectErrorPage(page, '404')
  await expect(page).toHaveURL(missingPath)
})

test('the page for a missing address leads on to pages that exist', async ({ page }) => {
  await openHydrated(page, missingPath)
  const target = errorPage('404').links.find(({ href }) => pagePaths.includes(href))
  await page.getByRole('main').getByRole('link', { name: target?.title, exact: true }).click()
  await expect(page).toHaveURL(target?.href ?? '')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(errorPage('404').heading)
})

test('a path without its last slash is redirected once, with its query', async ({ request }) => {
  const response = await request.get(`${somePath.slice(0, -1)}?from=letter`, { maxRedirects: 0 })
  expect(response.status()).toBe(301)
  expect(response.headers().location).toBe(`${somePath}?from=letter`)
})

test('a query stays in the address through hydration', async ({ page }) => {
  await openHydrated(page, `${somePath}?from=letter`)
  await expect(page).toHaveURL(`${somePath}?from=letter`)
})

test('a missing file answers 404 without a page', async ({ request }) => {
  const response = await request.get('/no-such-script.js')
  expect(response.status()).toBe(404)
  expect(response.headers()['content-type']).not.toContain('html')
})

for (const address of ['/500/', '/500.html']) {
  test(`${address} has the words of the CMS, also after hydration`, async ({ page }) => {
    await page.goto(address)
    await expectErrorPage(page, '500')
    await hydrate(page)
    await expectErrorPage(page, '500')
  })
}

test('the page for visitors without a network has the words of the CMS', async ({ page }) => {
  await page.goto('/offline/')
  await expectErrorPage(page, 'offline')
})

test('navigation to a missing page shows its words under its address, and leads on', async ({ page }) => {
  await openHydrated(page, start)
  await followNewLink(page, missingPath)
  await expect(page).toHaveURL(missingPath)
  await expectErrorPage(page, '404')
  await page.goBack()
  await expect(page).toHaveURL(start)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(errorPage('404').heading)
})

test('a page whose data can not be fetched is loaded as a document', async ({ page }) => {
  const problems = collectProblems(page)
  await page.route(`**/page-data${somePath}page-data.json`, (route) => route.abort())
  await openHydrated(page, '/')
  await page.getByRole('contentinfo').locator(`a[href="${somePath}"]`).first().click()
  await expect(page).toHaveURL(somePath)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(problems.filter((text) => text.includes('Uncaught'))).toEqual([])
})
