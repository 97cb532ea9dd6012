import type { Page } from '@playwright/test'
import { hasStaticHeader } from '../../../src/frame/frame-rules'
import { pagePaths } from '../support/content'
import { expectNoShifts, recordShifts } from '../support/layout-shifts'
import { followNewLink, openHydrated, openStarted, scrollTo, scrollTop } from '../support/page-state'
import { expect, test } from '../support/test'

const [start = ''] = pagePaths.filter((path) => path !== '/' && !hasStaticHeader(path))
const [staticPath = ''] = pagePaths.filter(hasStaticHeader)

/** The lower and upper edge of the header, in px from the top, after its animation. */
async function readHeader(page: Page): Promise<{ top: number; isInSight: boolean }> {
  return page.getByRole('banner').evaluate(async (header) => {
    await Promise.all(header.getAnimations().map(({ finished }) => finished.catch(() => undefined)))
    const { top, bottom } = header.getBoundingClientRect()
    return { top: Math.round(top), isInSight: bottom > 0 }
  })
}

const endOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)

// Unit tests cover the distances (src/frame/header/scroll).
test('hides and shows the header while scrolling, without moving the page', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await recordShifts(page)
  await openStarted(page, start)
  const end = await endOf(page)
  const expectAt = async (top: number, expected: 'in sight' | 'out of sight' | 'where the page begins') => {
    await scrollTo(page, top)
    const header = await readHeader(page)
    const place = header.isInSight ? 'in sight' : 'out of sight'
    expect({ top, place: header.top === -top ? 'where the page begins' : place }).toEqual({ top, place: expected })
  }
  await expectAt(0, 'where the page begins')
  await expectAt(180, 'where the page begins')
  await expectAt(1000, 'out of sight')
  await expectAt(900, 'in sight')
  await expectAt(1100, 'out of sight')
  await expectAt(end - 250, 'out of sight')
  await expectAt(end - 400, 'in sight')
  await expectAt(end - 50, 'out of sight')
  await expectAt(0, 'where the page begins')
  await expectNoShifts(page)
})

test('lets a static header scroll away', async ({ page }) => {
  const expectStatic = async (): Promise<void> => {
    for (const top of [0, 1200, 900]) {
      await scrollTo(page, top)
      expect(await readHeader(page)).toEqual({ top: -top || 0, isInSight: top === 0 })
    }
  }
  await openHydrated(page, staticPath)
  await expectStatic()
  await followNewLink(page, start)
  await expect(page).toHaveURL(start)
  // The router may change the scroll position in between.
  await expect(async () => {
    await scrollTo(page, 1500)
    await scrollTo(page, 1200)
    expect(await readHeader(page)).toEqual({ top: 0, isInSight: true })
  }).toPass()
  await page.goBack()
  await expect(page).toHaveURL(staticPath)
  await expect(expectStatic).toPass()
})

test('shows the header on keyboard focus without moving the page @every-browser', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await openStarted(page, start)
  await scrollTo(page, 2500)
  expect(await readHeader(page)).toMatchObject({ isInSight: false })
  await page.getByRole('main').evaluate((main: HTMLElement) => main.focus({ preventScroll: true }))
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('banner').getByRole('link').filter({ visible: true }).last()).toBeFocused()
  for (let stop = 0; stop < 5; stop += 1) {
    expect(await readHeader(page)).toEqual({ top: 0, isInSight: true })
    expect(await scrollTop(page)).toBe(2500)
    await page.keyboard.press('Shift+Tab')
  }
})

test('shows a header that gets the focus while it slides in, without moving the page @every-browser', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await openStarted(page, start)
  await scrollTo(page, 2500)
  const focused = await page.getByRole('banner').evaluate(
    (header) =>
      new Promise((resolve) => {
        header.addEventListener('animationstart', () => {
          header.querySelector('a')?.focus()
          const animations = header.getAnimations().length
          resolve({ scrollY: window.scrollY, top: header.getBoundingClientRect().top, animations })
        })
        window.scrollTo(0, 2350)
      }),
  )
  expect(focused).toEqual({ scrollY: 2350, top: 0, animations: 0 })
})

test('shows the names of a table’s columns below the header while scrolling up', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await openStarted(page, '/compare/zendesk/')
  const table = page.locator('main table').first()
  const begin = await table.evaluate((element) => element.getBoundingClientRect().top + window.scrollY)
  await scrollTo(page, begin + 700)
  await scrollTo(page, begin + 400)
  const header = await readHeader(page)
  expect(header).toEqual({ top: 0, isInSight: true })
  const bottom = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom)
  const top = await table.locator('thead').evaluate((element) => element.getBoundingClientRect().top)
  expect(Math.round(top)).toBe(Math.round(bottom))
})
