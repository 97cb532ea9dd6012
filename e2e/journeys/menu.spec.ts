import { expect, test, type Locator, type Page } from '@playwright/test'
import { logInClickedKey } from '../../src/data/storage-keys'
import { navigation, pagePaths } from '../support/content'
import { readShifts, recordShifts } from '../support/layout-shifts'
import { openStarted, openMenu, scrollTo, scrollTop, stopClock } from '../support/page-state'

/** A long page with a moving header. */
const [start = ''] = pagePaths.filter((path) => !['/', '/pricing/'].includes(path))

const header = (page: Page): Locator => page.getByRole('banner')
const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' })
const item = (page: Page, title: string): Locator =>
  menu(page).locator('[data-menu-item]').filter({ hasText: title }).first()
const openDrawers = (page: Page): Locator => menu(page).locator('details[open]')
const overlay = (page: Page): Locator => page.getByRole('button', { name: 'Close Navigation' })

const [first, second] = navigation.drawers
const last = navigation.drawers.at(-1)
const plainLink = navigation.items.find(({ opensDrawer }) => !opensDrawer)
if (!first || !second || !last || !plainLink) throw new Error('The menu needs two drawers and a plain link.')

/** Expects only this drawer to be open, with all its links visible. */
async function expectOpen(page: Page, { title, destinations }: (typeof navigation.drawers)[number]): Promise<void> {
  await expect(openDrawers(page)).toHaveCount(1)
  const links = openDrawers(page).filter({ hasText: title }).getByRole('link')
  await expect(links).toHaveCount(destinations.length)
  for (const link of await links.all()) await expect(link).toBeVisible()
}

const expectNoDrawer = (page: Page): Promise<void> => expect(openDrawers(page)).toHaveCount(0)

/** Scrolls down and then up to this position, so that the header appears. */
async function scrollBackTo(page: Page, top: number): Promise<void> {
  await scrollTo(page, top + 200)
  await scrollTo(page, top)
  await expect(header(page)).toBeInViewport({ ratio: 1 })
}

const centerOf = async (locator: Locator): Promise<{ x: number; y: number }> => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not on the screen.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Clicks at the position of an element. Playwright's own clicks may scroll the page first. */
async function pressInPlace(page: Page, locator: Locator, isTouch: boolean): Promise<void> {
  const { x, y } = await centerOf(locator)
  if (isTouch) await page.touchscreen.tap(x, y)
  else await page.mouse.click(x, y)
}

/** Whether the focused element is visible. `body` means that the focus was lost. */
const isFocusSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return false
    const { x, y, width, height } = element.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    return top !== null && (element.contains(top) || top.contains(element))
  })

test.describe('with a mouse', () => {
  // The narrowest bar with drawers.
  const width = 1024
  test.use({ viewport: { width, height: 800 } })

  test('opens drawers on hover and closes them 100 ms after leaving the header', async ({ page }) => {
    await openStarted(page, start)
    for (const drawer of navigation.drawers) {
      await item(page, drawer.title).hover()
      await expectOpen(page, drawer)
      for (const link of await openDrawers(page).getByRole('link').all()) await expect(link).toBeInViewport()
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

  test('keeps a drawer open while a slow pointer moves into it', async ({ page }) => {
    await openStarted(page, start)
    await item(page, first.title).hover()
    const from = await centerOf(item(page, first.title))
    const to = await centerOf(openDrawers(page).getByRole('link').first())
    await stopClock(page)
    for (let y = from.y; y <= to.y; y += 3) {
      await page.mouse.move(from.x, y)
      await page.clock.runFor(150)
      await expectOpen(page, first)
    }
    for (const link of await openDrawers(page).getByRole('link').all()) await link.hover()
    await page.clock.runFor(1000)
    await expectOpen(page, first)
  })

  test('toggles a drawer on click and closes it on a click elsewhere or on a link', async ({ page }) => {
    await openStarted(page, start)
    const summary = item(page, first.title)
    await stopClock(page)
    await summary.hover()
    await summary.click()
    await expectOpen(page, first)
    await page.clock.runFor(400)
    await summary.click()
    await expectNoDrawer(page)
    await summary.click()
    await expectOpen(page, first)

    await page.mouse.click(width / 2, 780)
    await expectNoDrawer(page)

    await summary.click()
    await overlay(page).click({ position: { x: 5, y: 780 } })
    await expectNoDrawer(page)

    await item(page, last.title).click()
    const contact = openDrawers(page).locator('a[href="#contact-us"]')
    await contact.click()
    await expectNoDrawer(page)
  })

  test('keeps bar and drawer together while scrolling', async ({ page }) => {
    await openStarted(page, start)
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

test('supports the keyboard of a disclosure navigation', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await openStarted(page, start)
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
  await keyboard.press('ArrowLeft')
  await keyboard.press('ArrowLeft')
  await expect(item(page, plainLink.title)).toBeFocused()
  await keyboard.press('Home')
  await expect(summary).toBeFocused()
  await keyboard.press('End')
  await expect(item(page, plainLink.title)).toBeFocused()
  await keyboard.press('ArrowRight')
  await expect(summary).toBeFocused()

  await keyboard.press('Enter')
  const links = openDrawers(page).getByRole('link')
  await keyboard.press('ArrowDown')
  await expect(links.first()).toBeFocused()
  await keyboard.press('ArrowDown')
  await expect(links.nth(1)).toBeFocused()
  await keyboard.press('End')
  await expect(links.last()).toBeFocused()
  await keyboard.press('Home')
  await keyboard.press('ArrowUp')
  await expect(summary).toBeFocused()

  await keyboard.press('ArrowDown')
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

test('keeps the focus when a mouse closes or changes a drawer', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openStarted(page, start)
  const enter = async (): Promise<void> => {
    await item(page, first.title).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await expect(openDrawers(page).getByRole('link').first()).toBeFocused()
  }
  await enter()
  await item(page, second.title).hover()
  await expectOpen(page, second)
  await expect(item(page, first.title)).toBeFocused()

  await page.mouse.move(700, 890)
  await expectNoDrawer(page)
  await enter()
  await page.mouse.move(700, 20)
  await page.mouse.move(700, 890)
  await expectNoDrawer(page)
  await expect(item(page, first.title)).toBeFocused()
})

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
      await openStarted(page, start)
      await scrollBackTo(page, 1300)
      const heading = page.getByRole('main').getByRole('heading').nth(3)
      const before = await heading.boundingBox()
      await pressInPlace(page, page.getByRole('button', { name: 'Open Menu' }), isTouch)
      await expect(menu(page)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Open Menu' })).toHaveCount(0)
      await expectNoDrawer(page)

      await page.mouse.move(width / 2, 780)
      if (!isTouch) await page.mouse.wheel(0, 600)
      await page.keyboard.press('PageDown')
      expect(await heading.boundingBox()).toEqual(before)
      expect(await scrollTop(page)).toBe(1300)

      await pressInPlace(page, page.getByRole('button', { name: 'Close Menu' }), isTouch)
      await expect(menu(page)).toBeHidden()
      await expect(page.getByRole('button', { name: 'Open Menu' })).toBeVisible()
      expect(await heading.boundingBox()).toEqual(before)
      expect(await readShifts(page)).toEqual([])
      await scrollTo(page, 1400)
      expect(await scrollTop(page)).toBe(1400)
    })

    test('toggles a drawer and closes the previous one', async ({ page }) => {
      await openStarted(page, start)
      await openMenu(page)
      for (const drawer of navigation.drawers) {
        await press(item(page, drawer.title))
        await expectOpen(page, drawer)
      }
      await press(item(page, last.title))
      await expectNoDrawer(page)
    })

    test('closes the menu on the overlay and on links, without clicks below the overlay', async ({ page }) => {
      await openStarted(page, start)
      await openMenu(page)
      const clicked = page.evaluate(
        () =>
          new Promise<boolean>((resolve) => {
            document.addEventListener('click', ({ target }) => {
              resolve(target instanceof Element && target.closest('main, footer') !== null)
            })
          }),
      )
      await expect(overlay(page)).toBeVisible()
      if (isTouch) await page.touchscreen.tap(width / 2, 780)
      else await page.mouse.click(width / 2, 780)
      expect(await clicked).toBe(false)
      await expect(menu(page)).toBeHidden()
      await expect(page).toHaveURL(start)

      await openMenu(page)
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
  await openStarted(page, start)
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
    await openStarted(page, start)
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

test('closes menu and drawers when the window is resized, and keeps the page scrollable', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 })
  await openStarted(page, start)
  await openMenu(page)
  await item(page, first.title).click()
  await page.setViewportSize({ width: 1440, height: 800 })
  await expectNoDrawer(page)
  await expect(overlay(page)).toBeHidden()
  await scrollTo(page, 700)
  expect(await scrollTop(page)).toBe(700)
  await scrollTo(page, 0)

  await item(page, first.title).hover()
  await expectOpen(page, first)
  await page.setViewportSize({ width: 768, height: 800 })
  await openMenu(page)
  await expectNoDrawer(page)
})

for (const [way, follow] of [
  ['a click', (link: Locator) => link.click()],
  ['the keyboard', (link: Locator) => link.press('Enter')],
] as const) {
  test(`sets the flag and opens the login after ${way} on Login`, async ({ page }) => {
    const { href } = navigation.login
    await page.route(href, (route) => route.fulfill({ contentType: 'text/html', body: 'The login.' }))
    await openStarted(page, '/')
    expect(await page.evaluate((key) => localStorage.getItem(key), logInClickedKey)).toBeNull()
    await follow(header(page).locator('[data-login]').filter({ visible: true }))
    await expect(page).toHaveURL(href)
    await page.goto(start)
    expect(await page.evaluate((key) => localStorage.getItem(key), logInClickedKey)).not.toBeNull()
  })
}
