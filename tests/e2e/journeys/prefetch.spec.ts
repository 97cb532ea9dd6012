import type { Page } from '@playwright/test'
import { pagePaths, titleOf } from '../support/content'
import { expectHydrated, expectSameDocument, markDocument, openHydrated } from '../support/page-state'
import { expect, test } from '../support/test'

test.use({ serviceWorkers: 'block' })

const [first = ''] = pagePaths
const linked = '/knowledge-base/'

/** Collects the paths of requests that a page makes. */
function collectRequests(page: Page, isWanted: (pathname: string) => boolean): Set<string> {
  const asked = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (isWanted(pathname)) asked.add(pathname)
  })
  return asked
}

const footerLink = (page: Page) => page.getByRole('contentinfo').locator(`a[href="${linked}"]`).first()

test('after scrolling, links load no document', async ({ page }) => {
  await page.goto('/pricing/')
  await footerLink(page).scrollIntoViewIfNeeded()
  await expectHydrated(page)
  await markDocument(page)
  const documents = collectRequests(page, (pathname) => pathname.endsWith('/'))
  await footerLink(page).click()
  await expect(page).toHaveURL(linked)
  await expect(page).toHaveTitle(titleOf(linked))
  await expectSameDocument(page)
  expect([...documents]).toEqual([])
})

test('prefetches at most four pages of visible links every 3 seconds', async ({ page }) => {
  await page.clock.install()
  await openHydrated(page, first)
  await page.clock.pauseAt(Date.now() + 60_000)
  const asked = collectRequests(page, (pathname) => pathname.endsWith('/page-data.json'))
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
