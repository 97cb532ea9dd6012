import { findBarriers } from '../support/accessibility'
import { missingPath } from '../support/content'
import { expectNotStarted, openLoading, openStarted } from '../support/page-state'
import { expect, test } from '../support/test'

// The service worker would add requests.
test.use({ serviceWorkers: 'block' })

test('searches and filters a list without requests', async ({ page }) => {
  await openStarted(page, '/integrations/')
  const list = page.locator('[data-list=""]')
  const items = list.getByRole('listitem').filter({ has: page.getByRole('link') })
  const all = await items.count()
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))

  await list.getByRole('searchbox').fill('slack')
  await expect(items.filter({ hasText: 'Slack' }).first()).toBeVisible()
  await expect(list.getByRole('status')).toHaveText(/\d+ of \d+/)
  expect(await items.filter({ visible: true }).count()).toBeLessThan(all)
  await list.getByRole('searchbox').fill('no such word anywhere')
  await expect(list.getByRole('status')).toHaveText(/No matches/)
  await list.getByRole('searchbox').fill('')
  await expect(items.filter({ visible: true })).toHaveCount(all)

  await list.getByRole('radio').nth(1).check({ force: true })
  const label = await list.getByRole('radio').nth(1).inputValue()
  for (const item of await items.filter({ visible: true }).all()) await expect(item).toContainText(label)
  // A short list makes blocks below it visible, which load pictures and code. The first use loads React.
  const loaded = /\/((pictures|fonts|page-data|slice-data)\/|[^/]+\.js$|(webpack\.stats|chunk-map)\.json$)/
  const others = requests.filter((url) => !loaded.test(url))
  expect(others).toEqual([])
})

test('searches a list before its code has loaded', async ({ page }) => {
  await openLoading(page, '/integrations/')
  await expectNotStarted(page)
  const list = page.locator('[data-list=""]')
  await list.getByRole('searchbox').fill('slack')
  await expect(list.getByRole('status')).toHaveText(/^\d+ of \d+$/)
})

test('searches all pages with a key, and filters the results @every-browser', async ({ page }) => {
  await openStarted(page, '/')
  await page.keyboard.press('/')
  await expect(page).toHaveURL('/search/')
  const field = page.getByRole('searchbox', { name: 'Search this site' })
  await expect(field).toBeFocused()
  await page.keyboard.type('staffing calculator')
  const results = page.locator('[data-search-results]').getByRole('listitem')
  await expect(results.getByRole('link', { name: /staffing/i }).first()).toHaveAttribute(
    'href',
    '/help-desk-staffing-calculator/',
  )
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ results for “staffing calculator”$/)
  await expect(results.locator('mark').first()).toBeVisible()
  expect(await findBarriers(page, { within: 'main' })).toEqual([])

  await page.getByRole('radio', { name: /^Blog/ }).check({ force: true })
  await expect(page).toHaveURL('/search/?q=staffing+calculator&kind=Blog')
  await expect(results.filter({ hasNotText: 'Blog' })).toHaveCount(0)
})

// Playwright has no back-forward cache here, so the page is loaded again. With it: tests/e2e/webkit/journeys.spec.ts.
test('repeats the search after Back', async ({ page }) => {
  await openStarted(page, '/search/?q=staffing+calculator&kind=Blog')
  const found = page.locator('[data-search-results]').getByRole('link').first()
  const title = await found.innerText()
  await found.click()
  await expect(page).toHaveURL(/\/blog\//)
  await page.goBack()
  await expect(page.getByRole('radio', { name: /^Blog/ })).toBeChecked()
  await expect(found).toHaveText(title)
})

test('leads from the 404 page to the results of its search', async ({ page }) => {
  await page.goto(missingPath)
  await page.getByRole('searchbox', { name: 'Search this site' }).fill('shared inbox')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search/?q=shared+inbox')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
})

test('reports that the index cannot be loaded, and offers other pages', async ({ page }) => {
  await page.route('**/pagefind/pagefind.js', (route) => route.abort())
  await openStarted(page, '/search/?q=inbox')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/isn’t available right now/)
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('leads from the header to a search page that says what to do', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    await expect(page.getByRole('main').locator('noscript p')).toHaveText(/^The search needs JavaScript\./)
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  })
})
