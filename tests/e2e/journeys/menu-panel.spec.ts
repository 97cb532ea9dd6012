import type { Locator, Page } from '@playwright/test'
import { expectNoShifts, recordShifts } from '../support/layout-shifts'
import {
  centerOf,
  expectNoDrawer,
  expectOpen,
  first,
  isFocusSeen,
  item,
  last,
  menu,
  menuPath,
  openDrawers,
  overlay,
  plainLink,
  scrollBackTo,
  second,
} from '../support/menu'
import { openMenu, openStarted, scrollTo, scrollTop } from '../support/page-state'
import { expect, test } from '../support/test'

/** Taps at the position of an element. Playwright's own taps may scroll the page first. */
async function tapInPlace(page: Page, locator: Locator): Promise<void> {
  const { x, y } = await centerOf(locator)
  await page.touchscreen.tap(x, y)
}

test.describe('with a finger', () => {
  const width = 375
  test.use({ viewport: { width, height: 800 }, hasTouch: true, isMobile: true })

  test('opens and closes the menu with the toggle, without moving the page', async ({ page }) => {
    await recordShifts(page)
    await openStarted(page, menuPath)
    await scrollBackTo(page, 1300)
    await tapInPlace(page, page.getByRole('button', { name: 'Open Menu' }))
    await expect(menu(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Open Menu' })).toHaveCount(0)
    await expectNoDrawer(page)

    await page.keyboard.press('PageDown')
    expect(await scrollTop(page)).toBe(1300)

    await tapInPlace(page, page.getByRole('button', { name: 'Close Menu' }))
    await expect(menu(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open Menu' })).toBeVisible()
    expect(await scrollTop(page)).toBe(1300)
    await expectNoShifts(page)
    await scrollTo(page, 1400)
    expect(await scrollTop(page)).toBe(1400)
  })

  test('closes the menu on the overlay and on links, without clicks below the overlay', async ({ page }) => {
    await openStarted(page, menuPath)
    await openMenu(page)
    await page.evaluate(() => {
      const mark = ({ target }: Event): void => {
        if (target instanceof Element && target.closest('main, footer')) document.body.dataset.clicked = ''
      }
      document.addEventListener('click', mark, true)
    })
    await expect(overlay(page)).toBeVisible()
    await page.touchscreen.tap(width / 2, 780)
    await expect(menu(page)).toBeHidden()
    await expect(page).toHaveURL(menuPath)

    await openMenu(page)
    await expect(page.locator('body')).not.toHaveAttribute('data-clicked')
    await item(page, last.title).tap()
    await openDrawers(page).locator('a[href="#contact-us"]').tap()
    await expect(menu(page)).toBeHidden()
    await openMenu(page)
    await expectNoDrawer(page)
    await item(page, plainLink.title).tap()
    await expect(page).toHaveURL(plainLink.destinations[0]?.href ?? '')
    await expect(menu(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  })
})

test('keeps the focus in the open menu and returns it to the toggle on Escape', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await openStarted(page, menuPath)
  const toggle = page.getByRole('button', { name: 'Open Menu' })
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(menu(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Search' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(item(page, first.title)).toBeFocused()
  await page.keyboard.press('Enter')
  await expectOpen(page, first)

  const reached = new Set<string>()
  let turns = 0
  for (let stop = 0; stop < 80 && turns < 2; stop += 1) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const { activeElement } = document
      if (activeElement === document.body) return undefined
      return `${activeElement?.closest('header') ? 'header' : 'elsewhere'}: ${activeElement?.textContent ?? ''}`
    })
    // Between the last and the first element, the focus may be in the browser's own controls.
    if (name === undefined) turns += 1
    else {
      reached.add(name)
      expect(await isFocusSeen(page), name).toBe(true)
    }
  }
  expect([...reached].filter((name) => !name.startsWith('header'))).toEqual([])
  expect(reached.size).toBeGreaterThan(first.destinations.length)

  await openDrawers(page).getByRole('link').first().focus()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(toggle).toBeFocused()
})

test.describe('with a finger on a wide screen', () => {
  const width = 1440
  test.use({ viewport: { width, height: 800 }, hasTouch: true, isMobile: true })

  test('opens the menu with its first drawer, and closes it on the overlay', async ({ page }) => {
    await openStarted(page, menuPath)
    await expect(menu(page)).toBeHidden()
    await page.getByRole('button', { name: 'Open Menu' }).tap()
    await expectOpen(page, first)
    await item(page, second.title).tap()
    await expectOpen(page, second)
    await overlay(page).tap({ position: { x: width / 2, y: 790 } })
    await expect(menu(page)).toBeHidden()
  })
})
