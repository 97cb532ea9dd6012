import { expect, test, type Page } from '@playwright/test'
import { pagePaths } from '../support/content'
import { openStarted, stopClock } from '../support/page-state'

test.use({ serviceWorkers: 'block' })

const [start = ''] = pagePaths

/** Addresses of the data of pages that a page asks for from now on. */
function collectData(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('/page-data.json')) asked.push(pathname)
  })
  return asked
}

const showFooter = (page: Page): Promise<void> =>
  page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))

test('pages that links in sight lead to are fetched ahead, four every 3 seconds at most', async ({ page }) => {
  await openStarted(page, start)
  await page.reload()
  await stopClock(page)
  const asked = collectData(page)
  await page.evaluate(() => document.dispatchEvent(new Event('focusin')))
  await showFooter(page)
  let before = asked.length
  await expect
    .poll(async () => {
      await page.clock.runFor(1000)
      // What the page itself needs is asked for at once.
      expect(asked.length - before).toBeLessThanOrEqual(4)
      before = asked.length
      return asked.length
    })
    .toBeGreaterThan(8)
  expect(new Set(asked).size).toBe(asked.length)
})

test('nothing is fetched ahead for a visitor who saves data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
  })
  await page.clock.install()
  await openStarted(page, start)
  const asked = collectData(page)
  await showFooter(page)
  await page.getByRole('contentinfo').getByRole('link').first().hover()
  await page.clock.runFor(10_000)
  expect(asked).toEqual([])
})

test('the keyboard passes links without loading their pages, which a pointer loads', async ({ page }) => {
  // So that nothing is fetched because it is in sight.
  await page.addInitScript(() => {
    window.IntersectionObserver = class {
      observe = () => undefined
      disconnect = () => undefined
    } as never
  })
  await openStarted(page, start)
  const asked = collectData(page)
  for (let stop = 0; stop < 12; stop += 1) await page.keyboard.press('Tab')
  await expect(page.locator('a:focus, summary:focus')).toHaveCount(1)
  expect(asked).toEqual([])
  await page.locator('main a[href^="/"]').first().hover()
  await expect.poll(() => asked.length).toBe(1)
})
