import { openHydrated } from '../support/page-state'
import { expect, test } from '../support/test'

test('prefetches at most four pages of visible links every 3 seconds @every-browser', async ({ page }) => {
  await page.clock.install()
  await openHydrated(page, '/')
  await page.clock.pauseAt(Date.now() + 60_000)
  const asked = new Set<string>()
  page.on('request', (request) => {
    if (request.url().endsWith('/page-data.json')) asked.add(request.url())
  })
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  let before = asked.size
  await expect
    .poll(
      async () => {
        await page.clock.runFor(1000)
        expect(asked.size - before).toBeLessThanOrEqual(4)
        before = asked.size
        return asked.size
      },
      // Each check advances the page's clock.
      { intervals: [100] },
    )
    .toBeGreaterThan(8)
})
