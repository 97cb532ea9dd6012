import type { Page } from '@playwright/test'
import { pagePaths } from '../support/content'
import { openStarted, prefetchNoDocuments, stopClock } from '../support/page-state'
import { expect, test } from '../support/test'

test.use({ serviceWorkers: 'block' })

const [start = ''] = pagePaths

/** Collects the addresses of page data that a page requests. */
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

test('prefetches at most four pages of visible links every 3 seconds', async ({ page }) => {
  await prefetchNoDocuments(page)
  await openStarted(page, start)
  await page.reload()
  await stopClock(page)
  const asked = collectData(page)
  await page.evaluate(() => document.dispatchEvent(new Event('focusin')))
  await showFooter(page)
  let before = asked.length
  await expect
    .poll(
      async () => {
        await page.clock.runFor(1000)
        // The page's own data is requested immediately.
        expect(asked.length - before).toBeLessThanOrEqual(4)
        before = asked.length
        return asked.length
      },
      // The clock of the page moves on with each look.
      { intervals: [100] },
    )
    .toBeGreaterThan(8)
  expect(new Set(asked).size).toBe(asked.length)
})

test('prefetches no data of pages whose documents the browser prefetches', async ({ page }) => {
  await openStarted(page, start)
  await stopClock(page)
  const asked = collectData(page)
  await showFooter(page)
  await page.clock.runFor(7000)
  await page.locator('main a[href^="/"]').first().hover()
  await expect(page.locator('a[data-approached]')).toHaveCount(1)
  expect(asked).toEqual([])
})

test('loads a page on hover but not on keyboard focus', async ({ page }) => {
  // Prevents prefetching of visible links.
  await page.addInitScript(() => {
    window.IntersectionObserver = class {
      observe = () => undefined
      disconnect = () => undefined
    } as never
  })
  await prefetchNoDocuments(page)
  await openStarted(page, start)
  // A key that stays long enough on a link means it.
  await stopClock(page)
  const asked = collectData(page)
  for (let stop = 0; stop < 12; stop += 1) await page.keyboard.press('Tab')
  await expect(page.locator('a:focus, summary:focus')).toHaveCount(1)
  expect(asked).toEqual([])
  await page.locator('main a[href^="/"]').first().hover()
  await expect.poll(() => asked.length).toBe(1)
})
