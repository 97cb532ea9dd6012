import { expect, type Locator, type Page } from '@playwright/test'
import { navigation, pagePaths } from './content'
import { scrollTo } from './page-state'

/** A long page with a moving header. */
export const [menuPath = ''] = pagePaths.filter((path) => !['/', '/pricing/'].includes(path))

const header = (page: Page): Locator => page.getByRole('banner')
export const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' })
export const item = (page: Page, title: string): Locator =>
  menu(page).locator('[data-menu-item]').filter({ hasText: title }).first()
export const openDrawers = (page: Page): Locator => menu(page).locator('details[open]')
export const overlay = (page: Page): Locator => page.getByRole('button', { name: 'Close Navigation' })

type Drawer = (typeof navigation.drawers)[number]

function readDrawers(): { first: Drawer; second: Drawer; last: Drawer; plainLink: Drawer } {
  const [first, second] = navigation.drawers
  const last = navigation.drawers.at(-1)
  const plainLink = navigation.items.find(({ opensDrawer }) => !opensDrawer)
  if (!first || !second || !last || !plainLink) throw new Error('The menu needs two drawers and a plain link.')
  return { first, second, last, plainLink }
}

export const { first, second, last, plainLink } = readDrawers()

/** Expects only this drawer to be open, with all its links visible. */
export async function expectOpen(page: Page, { title, destinations }: Drawer): Promise<void> {
  await expect(openDrawers(page)).toHaveCount(1)
  const links = openDrawers(page).filter({ hasText: title }).getByRole('link')
  await expect(links.filter({ visible: true })).toHaveCount(destinations.length)
}

/** Expects the window to show the open drawer completely. */
export const expectInWindow = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      openDrawers(page)
        .getByRole('link')
        .evaluateAll((links) => {
          const isOutside = ({ top, right, bottom, left }: DOMRect): boolean =>
            top < 0 || left < 0 || right > innerWidth || bottom > innerHeight
          return links.filter((link) => isOutside(link.getBoundingClientRect())).length
        }),
    )
    .toBe(0)

export const expectNoDrawer = (page: Page): Promise<void> => expect(openDrawers(page)).toHaveCount(0)

/** Scrolls down and then up to this position, so that the header appears. */
export async function scrollBackTo(page: Page, top: number): Promise<void> {
  await scrollTo(page, top + 200)
  await scrollTo(page, top)
  await expect(header(page)).toBeInViewport({ ratio: 1 })
}

export const centerOf = async (locator: Locator): Promise<{ x: number; y: number }> => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not on the screen.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Whether the focused element is visible. `body` means that the focus was lost. */
export const isFocusSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return false
    const { x, y, width, height } = element.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    return top !== null && (element.contains(top) || top.contains(element))
  })
