import { navigation } from '../support/content'
import {
  expectInWindow,
  expectNoDrawer,
  expectOpen,
  first,
  isFocusSeen,
  item,
  menuPath,
  openDrawers,
  plainLink,
  scrollBackTo,
  second,
} from '../support/menu'
import { openStarted, scrollTo, stopClock } from '../support/page-state'
import { expect, test } from '../support/test'

test.describe('with a mouse', () => {
  // The narrowest width of the bar with drawers.
  const width = 1024
  test.use({ viewport: { width, height: 800 } })

  test('opens drawers on hover and closes them 100 ms after leaving the header @every-browser', async ({ page }) => {
    await openStarted(page, menuPath)
    for (const drawer of navigation.drawers) {
      await item(page, drawer.title).hover()
      await expectOpen(page, drawer)
      await expectInWindow(page)
    }
    await item(page, plainLink.title).hover()
    await expectNoDrawer(page)

    await item(page, first.title).hover()
    await stopClock(page)
    await page.mouse.move(width / 2, 780)
    await page.clock.runFor(99)
    await expectOpen(page, first)
    await page.clock.runFor(1)
    await expectNoDrawer(page)
  })

  test('keeps bar and drawer together while scrolling', async ({ page }) => {
    await openStarted(page, menuPath)
    await scrollBackTo(page, 1300)
    await item(page, first.title).hover()
    await expectOpen(page, first)
    await scrollTo(page, 1800)
    await expect(item(page, first.title)).toBeInViewport({ ratio: 1 })
    await expectOpen(page, first)
    await page.mouse.move(width / 2, 780)
    await expectNoDrawer(page)
  })
})

test('supports the keyboard of a disclosure navigation @every-browser', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await openStarted(page, menuPath)
  const summary = item(page, first.title)
  const { keyboard } = page
  // The skip link, the logo, the first item.
  for (let stop = 0; stop < 3; stop += 1) await keyboard.press('Tab')
  await expect(summary).toBeFocused()
  await expectNoDrawer(page)

  for (const key of ['Enter', 'Space']) {
    await keyboard.press(key)
    await expectOpen(page, first)
    await keyboard.press(key)
    await expectNoDrawer(page)
  }

  await keyboard.press('ArrowRight')
  await expect(item(page, second.title)).toBeFocused()
  await keyboard.press('Home')
  await keyboard.press('Enter')
  const links = openDrawers(page).getByRole('link')
  await keyboard.press('ArrowDown')
  await expect(links.first()).toBeFocused()
  await keyboard.press('Escape')
  await expectNoDrawer(page)
  await expect(summary).toBeFocused()

  await keyboard.press('Enter')
  for (let stop = 0; stop < first.destinations.length; stop += 1) {
    await keyboard.press('Tab')
    await expect(links.nth(stop)).toBeFocused()
    expect(await isFocusSeen(page)).toBe(true)
  }
  await keyboard.press('Tab')
  await expect(item(page, second.title)).toBeFocused()
  await expectNoDrawer(page)
  await keyboard.press('Shift+Tab')
  await expect(summary).toBeFocused()
  expect(await isFocusSeen(page)).toBe(true)
})
