import { findBarriers } from '../support/accessibility'
import { missingPath } from '../support/content'
import { expectNotStarted, openHydrated, openLoading, openStarted } from '../support/page-state'
import { expect, test } from '../support/test'

test('searches a list before its code has loaded, and filters it, without requests', async ({ page }) => {
  await openLoading(page, '/integrations/')
  await expectNotStarted(page)
  const list = page.locator('[data-list=""]')
  const items = list.getByRole('listitem').filter({ has: page.getByRole('link'), visible: true })
  await list.getByRole('searchbox').fill('slack')
  await expect(list.getByRole('status')).toHaveText(/^\d+ of \d+$/)
  await expect(items.filter({ hasText: 'Slack' }).first()).toBeVisible()

  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await list.getByRole('searchbox').fill('')
  const kind = list.getByRole('radio').nth(1)
  await kind.check({ force: true })
  await expect(items.filter({ hasNotText: await kind.inputValue() })).toHaveCount(0)
  expect(await items.count()).toBeGreaterThan(0)
  // A short list makes blocks below it visible, which load pictures and code. The first use loads React.
  const loaded = /\/((pictures|fonts|page-data|slice-data)\/|[^/]+\.js$|(webpack\.stats|chunk-map)\.json$)/
  expect(requests.filter((url) => !loaded.test(url))).toEqual([])
})

test('keeps the search of a list on Back from one of its items', async ({ page }) => {
  await openHydrated(page, '/integrations/')
  const list = page.locator('[data-list=""]')
  await list.getByRole('searchbox').fill('slack')
  await list.getByRole('link', { name: 'Slack', exact: true }).first().click()
  await expect(page).toHaveURL(/\/integrations\/slack\/$/)
  await page.goBack()
  await expect(list.getByRole('searchbox')).toHaveValue('slack')
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

test('leads from the 404 page to the results of its search', async ({ page }) => {
  await page.goto(missingPath)
  await page.getByRole('searchbox', { name: 'Search this site' }).fill('shared inbox')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search/?q=shared+inbox')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
})
