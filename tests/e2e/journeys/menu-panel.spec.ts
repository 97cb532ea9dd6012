import type { Locator, Page } from '@playwright/test'
import { navigation } from '../support/content'
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

/** Clicks at the position of an element. Playwright's own clicks may scroll the page first. */
async function pressInPlace(page: Page, locator: Locator, isTouch: boolean): Promise<void> {
  const { x, y } = await centerOf(locator)
  if (isTouch) await page.touchscreen.tap(x, y)
  else await page.mouse.click(x, y)
}

for (const [pointer, width] of [
  ['finger', 375],
  ['mouse', 768],
] as const) {
  test.describe(`with a ${pointer} at ${width} px`, () => {
    const isTouch = pointer === 'finger'
    test.use({ viewport: { width, height: 800 }, hasTouch: isTouch, isMobile: isTouch })
    const press = (locator: Locator): Promise<void> => (isTouch ? locator.tap() : locator.click())

    test('opens and closes the menu with the toggle, without moving the page', async ({ page }) => {
      await recordShifts(page)
      await openStarted(page, menuPath)
      await scrollBackTo(page, 1300)
      await pressInPlace(page, page.getByRole('button', { name: 'Open Menu' }), isTouch)
      await expect(menu(page)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Open Menu' })).toHaveCount(0)
      await expectNoDrawer(page)

      await page.mouse.move(width / 2, 780)
      if (!isTouch) await page.mouse.wheel(0, 600)
      await page.keyboard.press('PageDown')
      expect(await scrollTop(page)).toBe(1300)

      await pressInPlace(page, page.getByRole('button', { name: 'Close Menu' }), isTouch)
      await expect(menu(page)).toBeHidden()
      await expect(page.getByRole('button', { name: 'Open Menu' })).toBeVisible()
      expect(await scrollTop(page)).toBe(1300)
      await expectNoShifts(page)
      await scrollTo(page, 1400)
      expect(await scrollTop(page)).toBe(1400)
    })

    test('toggles a drawer and closes the previous one', async ({ page }) => {
      await openStarted(page, menuPath)
      await openMenu(page)
      for (const drawer of navigation.drawers) {
        await press(item(page, drawer.title))
        await expectOpen(page, drawer)
      }
      await press(item(page, last.title))
      await expectNoDrawer(page)
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
      if (isTouch) await page.touchscreen.tap(width / 2, 780)
      else await page.mouse.click(width / 2, 780)
      await expect(menu(page)).toBeHidden()
      await expect(page).toHaveURL(menuPath)

      await openMenu(page)
      await expect(page.locator('body')).not.toHaveAttribute('data-clicked')
      await press(item(page, last.title))
      await press(openDrawers(page).locator('a[href="#contact-us"]'))
      await expect(menu(page)).toBeHidden()
      await openMenu(page)
      await expectNoDrawer(page)
      await press(item(page, plainLink.title))
      await expect(page).toHaveURL(plainLink.destinations[0]?.href ?? '')
      await expect(menu(page)).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    })
  })
}

test('keeps the focus in the open menu and returns it to the toggle on Escape', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await openStarted(page, menuPath)
  const toggle = page.getByRole('button', { name: 'Open Menu' })
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(menu(page)).toBeVisible()
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

  test('opens the menu with its first drawer, and closes it on a tap elsewhere or on the overlay', async ({ page }) => {
    await openStarted(page, menuPath)
    await expect(menu(page)).toBeHidden()
    await page.getByRole('button', { name: 'Open Menu' }).tap()
    await expectOpen(page, first)
    await item(page, second.title).tap()
    await expectOpen(page, second)
    await overlay(page).tap({ position: { x: width / 2, y: 790 } })
    await expect(menu(page)).toBeHidden()

    await page.getByRole('button', { name: 'Open Menu' }).tap()
    await expectOpen(page, first)
    await page.getByRole('button', { name: 'Close Menu' }).tap()
    await expect(menu(page)).toBeHidden()
  })
})
