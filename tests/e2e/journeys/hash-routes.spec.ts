import { expect, type Locator, type Page } from '@playwright/test'
import { anchorsOf, navigation, pagePaths, site } from '../support/content'
import {
  collectDestinations,
  collectThrown,
  expectSameDocument,
  expectScrolledTo,
  followNewLink,
  followTo,
  markDocument,
  openHydrated,
  scrollTop,
} from '../support/page-state'
import { test } from '../support/third-parties'

test.use({ serviceWorkers: 'block' })

const anchored = pagePaths.find((path) => anchorsOf(path).length > 0) ?? ''
const [anchor = ''] = anchorsOf(anchored)
const other = pagePaths.find((path) => path !== anchored && path !== '/') ?? ''

const widget = (page: Page): Locator => page.getByRole('dialog', { name: 'Help' })
const ask = 'Ask us anything'
const answers = 'Find an answer'
const contact = (page: Page): Locator =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true })

async function expectWidget(page: Page, text: string): Promise<void> {
  await expect(widget(page)).toContainText(text)
  await widget(page).getByRole('button', { name: 'Close' }).click()
  await expect(widget(page)).toBeHidden()
}

test('opens the widget for #contact-us and #open-beacon on load, on click and on Back', async ({
  page,
  tags,
  configure,
}) => {
  configure({ helpChat: tags().helpChat })
  await openHydrated(page, `${other}#contact-us`)
  await expect.poll(() => scrollTop(page)).toBe(0)
  await expectWidget(page, ask)
  await expect(page).toHaveURL(`${other}#contact-us`)
  await markDocument(page)

  // From another page, with the hash.
  await followTo(page, anchored)
  await expect(page).toHaveURL(anchored)
  await page.goBack()
  await expect(page).toHaveURL(`${other}#contact-us`)
  await expectWidget(page, ask)
  await page.goForward()
  await expect(page).toHaveURL(anchored)
  await expect(widget(page)).toBeHidden()

  // Every click opens it and leaves page and address unchanged.
  for (let click = 0; click < 2; click += 1) {
    await followNewLink(page, '#open-beacon')
    await expectWidget(page, answers)
  }
  await contact(page).press('Enter')
  await expectWidget(page, ask)
  await expect(page).toHaveURL(anchored)
  await followNewLink(page, `${other}#open-beacon`)
  await expect(page).toHaveURL(`${other}#open-beacon`)
  await expectWidget(page, answers)
  await expectSameDocument(page)
})

test('uses mailto for Contact without a widget', async ({ page }) => {
  await openHydrated(page, other)
  const destinations = await collectDestinations(page)
  await contact(page).click()
  await expect.poll(() => destinations).toEqual([`mailto:${site.supportEmail}`])
  const drawer = navigation.drawers.find(({ destinations: all }) => all.some(({ href }) => href === '#contact-us'))
  await page.getByRole('banner').locator('summary', { hasText: drawer?.title }).first().click()
  await page.getByRole('banner').locator('details[open] a[href="#contact-us"]').click()
  await expect.poll(() => destinations).toEqual(Array(2).fill(`mailto:${site.supportEmail}`))
  await expect(page).toHaveURL(other)

  // On load, no mail program opens.
  await page.goto('about:blank')
  destinations.length = 0
  await page.clock.install()
  await openHydrated(page, `${other}#contact-us`)
  await page.clock.runFor(6000)
  expect(destinations.filter((url) => url.startsWith('mailto:'))).toEqual([])
})

test('scrolls to a late section when its address is opened, 120 px below the top', async ({ page }) => {
  const path = pagePaths.find((one) => anchorsOf(one).length > 2) ?? ''
  const last = anchorsOf(path).at(-1) ?? ''
  await page.goto(`${path}#${last}`)
  await expectScrolledTo(page, last)
})

test('scrolls to the section of any other hash, 120 px below the top, and focuses it @every-browser', async ({
  page,
}) => {
  await openHydrated(page, `${anchored}#${anchor}`)
  await expectScrolledTo(page, anchor)
  await markDocument(page)
  await page.evaluate(() => window.scrollTo(0, 0))
  // The address already has it.
  await followNewLink(page, `#${anchor}`)
  await expectScrolledTo(page, anchor)
  await expect(page.locator(`[id="${anchor}"]`)).toBeFocused()

  await followTo(page, other)
  await expect(page).toHaveURL(other)
  await expect.poll(() => scrollTop(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(`${anchored}#${anchor}`)
  await expectScrolledTo(page, anchor)
  await expect(page.locator(`[id="${anchor}"]`)).toBeFocused()

  await followTo(page, other)
  await followNewLink(page, `${anchored}#${anchor}`)
  await expectScrolledTo(page, anchor)
  await expectSameDocument(page)
})

test('ignores an invalid hash', async ({ page }) => {
  const thrown = collectThrown(page)
  await openHydrated(page, `${other}#%E0%A4%A`)
  await followNewLink(page, '#<b>')
  await followNewLink(page, `${anchored}#%E0%A4%A`)
  await expect.poll(() => new URL(page.url()).pathname).toBe(anchored)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  expect(thrown).toEqual([])
})
