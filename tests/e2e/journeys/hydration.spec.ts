import { pagePaths, titleOf } from '../support/content'
import {
  expectNotHydrated,
  expectStarted,
  expectSameDocument,
  followNewLink,
  hydrate,
  markDocument,
  openHydrated,
  openStarted,
} from '../support/page-state'
import { expect, test } from '../support/test'

test.use({ serviceWorkers: 'allow' })

const [start = '', target = ''] = pagePaths

test('a page without input starts its runtime, but neither React nor Gatsby', async ({ page }) => {
  await page.clock.install()
  await page.goto('/', { waitUntil: 'load' })
  await page.clock.runFor(20_000)
  await expectStarted(page)
  await page.clock.runFor(20_000)
  const names = await page.evaluate(() => Array.from(document.scripts, ({ src }) => src).filter(Boolean))
  expect(names.map((src) => new URL(src).pathname).sort()).toEqual(['/page.js', '/site-attribution.js'])
  await expectNotHydrated(page)
})

test.describe('without a service worker, which would load files itself', () => {
  test.use({ serviceWorkers: 'block' })

  test('a link followed before React has loaded is an ordinary link', async ({ page }) => {
    await page.route('**/framework-*.js', () => undefined)
    await openStarted(page, '/pricing/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Knowledge base' }).first().click()
    await expect(page).toHaveURL('/knowledge-base/')
    await expectNotHydrated(page)
  })

  test('loads the data of the page once', async ({ page }) => {
    await page.goto('/', { waitUntil: 'load' })
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await hydrate(page)
    const asked = requests.filter((path) => path === '/page-data/index/page-data.json')
    expect(asked).toHaveLength(1)
  })
})

test('shows the right page on Back immediately after a reload', async ({ page }) => {
  await openHydrated(page, start)
  await followNewLink(page, target)
  await expect(page).toHaveURL(target)
  await page.reload()
  await expectNotHydrated(page)
  await page.goBack()
  await expect(page).toHaveURL(start)
  await expect(page).toHaveTitle(titleOf(start))
})

test('keeps content and links of a page translated before hydration', async ({ page }) => {
  await page.goto(start)
  const before = (await page.getByRole('main').textContent()) ?? ''
  await page.evaluate(() => {
    const link = document.querySelector('a[href="#main"]')
    if (link) link.innerHTML = '<font><font>Zum Inhalt</font></font>'
  })
  await hydrate(page)
  await expect(page.getByRole('main')).toHaveText(before)
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
  await markDocument(page)
  await page.getByRole('contentinfo').locator(`a[href="${target}"]`).first().click()
  await expect(page).toHaveURL(target)
  await expectSameDocument(page)
})
