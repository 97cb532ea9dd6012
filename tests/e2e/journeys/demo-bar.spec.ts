import type { Locator, Page } from '@playwright/test'
import { isDemoBarPath, keepsDemoBar } from '../../../src/frame/frame-rules'
import { visitorInfoKey } from '../../../src/lib/storage-keys'
import { findBarriers } from '../support/accessibility'
import { pagePaths, site, translatedPaths } from '../support/content'
import {
  expectSameDocument,
  followNewLink,
  markDocument,
  openHydrated,
  openStarted,
  scrollTo,
} from '../support/page-state'
import { expect, test } from '../support/test'

const [start = '', next = ''] = pagePaths.filter(isDemoBarPath)
const forbidden = pagePaths.find((path) => !isDemoBarPath(path) && !keepsDemoBar(path)) ?? ''

const bar = (page: Page): Locator => page.getByRole('region', { name: site.demoBarText })

/** Stores the data of visitor enrichment before the page loads. */
const comeFromCompany = (page: Page): Promise<void> =>
  page.addInitScript((key) => {
    localStorage.setItem(key, JSON.stringify({ ziDetails: { employeeCount: 11, country: 'Canada' } }))
  }, visitorInfoKey)

/** Scrolls to a fraction of the page, from 0 to 1. */
async function scrollToPart(page: Page, part: number): Promise<void> {
  await scrollTo(page, await page.evaluate((of) => document.documentElement.scrollHeight * of, part))
}

/** Scrolls past a third of the page, where the bar appears. */
async function expectShown(page: Page, isShown: boolean): Promise<void> {
  await scrollToPart(page, 0.5)
  if (isShown) await expect(bar(page)).toBeInViewport({ ratio: 1 })
  else await expect(bar(page)).toBeHidden()
}

test('shows the bar after a third of the page, on its paths only, without covering content @every-browser', async ({
  page,
}) => {
  await comeFromCompany(page)
  await openHydrated(page, start)
  await scrollToPart(page, 0.32)
  await expect(bar(page)).toBeHidden()
  await scrollToPart(page, 0.34)
  await expect(bar(page)).toBeVisible()
  await scrollTo(page, 0)
  await expect(bar(page)).toBeVisible()

  const link = page.getByRole('contentinfo').getByRole('link').last()
  await link.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  const [linkBox, barBox] = [await link.boundingBox(), await bar(page).boundingBox()]
  expect((linkBox?.y ?? 0) + (linkBox?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0)
  await scrollToPart(page, 1)
  const end = await page.getByRole('contentinfo').evaluate((element) => element.getBoundingClientRect().bottom)
  expect(end).toBeLessThanOrEqual((await bar(page).boundingBox())?.y ?? 0)

  await openHydrated(page, forbidden)
  await expectShown(page, false)
})

test('returns the focus after closing the bar with the keyboard @every-browser', async ({ page }) => {
  await comeFromCompany(page)
  await openHydrated(page, start)
  await expectShown(page, true)
  const before = page.getByRole('main').getByRole('link').last()
  await before.focus()
  await bar(page).getByRole('link').focus()
  await page.keyboard.press('Tab')
  await expect(bar(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(bar(page)).toBeHidden()
  await expect(before).toBeFocused()
})

test('keeps the bar on two pages, hides it on others, and shows it again on the way back', async ({ page }) => {
  await comeFromCompany(page)
  await openHydrated(page, start)
  await expectShown(page, true)
  // Like a link that is followed before hydration.
  await openHydrated(page, '/lp/get-a-demo/')
  await expect(bar(page)).toBeInViewport()
  await markDocument(page)
  await followNewLink(page, '/pricing/contact-based/')
  await expect(page).toHaveURL('/pricing/contact-based/')
  await expect(bar(page)).toBeInViewport()
  await followNewLink(page, next)
  await expect(page).toHaveURL(next)
  await expect(bar(page)).toBeHidden()
  await expectShown(page, true)
  await followNewLink(page, forbidden)
  await expect(page).toHaveURL(forbidden)
  await expectShown(page, false)

  // The page is scrolled past a third again.
  await page.goBack()
  await expect(page).toHaveURL(next)
  await expect(bar(page)).toBeVisible()
  await expectSameDocument(page)
})

test('fits the bar into every width in both languages', async ({ page }) => {
  const demo = page.locator('[data-demo-bar]')
  for (const path of [start, translatedPaths.find(isDemoBarPath) ?? '']) {
    await openStarted(page, `${path}?show_fixed_cta_bar=1`)
    for (const width of [1440, 1024, 768, 320, 375]) {
      await page.setViewportSize({ width, height: 800 })
      await scrollToPart(page, 0.5)
      await expect(demo).toBeInViewport({ ratio: 1 })
      for (const control of await demo.locator('a, button').all()) await expect(control).toBeInViewport({ ratio: 1 })
    }
  }
  await demo.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
  expect(await findBarriers(page)).toEqual([])
})
