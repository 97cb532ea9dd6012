import { findBarriers } from '../support/accessibility'
import { missingPath } from '../support/content'
import { expectNotStarted, openLoading, openStarted } from '../support/page-state'
import { expect, test } from '../support/test'

// The service worker would add requests.
test.use({ serviceWorkers: 'block' })

for (const [path, word, wanted] of [
  ['/integrations/', 'slack', /Slack/],
  ['/blog/', 'angry', /angry/i],
] as const) {
  test(`searches and filters ${path} without requests @every-browser`, async ({ page }) => {
    await openStarted(page, path)
    const list = page.locator('[data-list=""]')
    const items = list.getByRole('listitem').filter({ has: page.getByRole('link') })
    const all = await items.count()
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))

    await list.getByRole('searchbox').fill(word)
    await expect(items.filter({ hasText: wanted }).first()).toBeVisible()
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
}

test('searches a list before its code has loaded', async ({ page }) => {
  await openLoading(page, '/integrations/')
  await expectNotStarted(page)
  const list = page.locator('[data-list=""]')
  await list.getByRole('searchbox').fill('slack')
  await expect(list.getByRole('status')).toHaveText(/^\d+ of \d+$/)
})

test('searches on the 404 page, and loads the index only for a search', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await openStarted(page, missingPath)
  const search = page.getByRole('searchbox', { name: 'Search this site' })
  await expect(search).toBeVisible()
  const ofIndex = () => requests.filter((path) => path.startsWith('/page-index/'))
  expect(ofIndex()).toEqual([])
  await search.fill('staffing calculator')
  const found = page
    .getByRole('main')
    .getByRole('link', { name: /staffing/i })
    .first()
  await expect(found).toHaveAttribute('href', '/help-desk-staffing-calculator/')
  expect(ofIndex()).not.toEqual([])
  expect(await findBarriers(page, { within: 'main' })).toEqual([])
  await found.click()
  await expect(page).toHaveURL('/help-desk-staffing-calculator/')
})
