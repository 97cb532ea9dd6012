import { expect, type Locator, type Page } from '@playwright/test'
import { anchorsOf, navigation, pagePaths, site } from '../support/content'
import {
  collectDestinations,
  expectSameDocument,
  expectScrolledTo,
  followNewLink,
  followTo,
  markDocument,
  openHydrated,
  openStarted,
  scrollTop,
  stopClock,
} from '../support/page-state'
import { readCalls, test } from '../support/third-parties'

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
  for (const [hash, text] of [
    ['#contact-us', ask],
    ['#open-beacon', answers],
  ] as const) {
    await openHydrated(page, other + hash)
    await expectWidget(page, text)
    await expect(page).toHaveURL(other + hash)
    await markDocument(page)

    // From another page, with the hash.
    await followTo(page, anchored)
    await expect(page).toHaveURL(anchored)
    await page.goBack()
    await expect(page).toHaveURL(other + hash)
    await expectWidget(page, text)
    await page.goForward()
    await expect(page).toHaveURL(anchored)
    await expect(widget(page)).toBeHidden()

    // Every click opens it and leaves page and address unchanged.
    for (let click = 0; click < 2; click += 1) {
      await followNewLink(page, hash)
      await expectWidget(page, text)
    }
    await expect(page).toHaveURL(anchored)
    await followNewLink(page, `${other}${hash}`)
    await expect(page).toHaveURL(other + hash)
    await expectWidget(page, text)
    await expectSameDocument(page)
  }

  await contact(page).click()
  await expectWidget(page, ask)
  await contact(page).press('Enter')
  await expectWidget(page, ask)
})

test('opens the widget over the top of a page opened with #contact-us', async ({ page, tags, configure }) => {
  configure({ helpChat: tags().helpChat })
  await openStarted(page, '/#contact-us')
  await expect(widget(page)).toContainText(ask)
  await expect.poll(() => scrollTop(page)).toBe(0)
})

test('calls init and reset on the widget, and waits for a late one', async ({ page, tags, configure }) => {
  configure({ helpChat: tags({ helpChat: { delay: '700' } }).helpChat })
  const destinations = await collectDestinations(page)
  await openHydrated(page, `${other}#contact-us`)
  await contact(page).click()
  await expectWidget(page, ask)
  const calls = (await readCalls(page)).map(({ call }) => call)
  expect(calls.slice(0, 3)).toEqual(['load', 'init', 'reset'])
  expect(calls.slice(3)).toEqual(expect.arrayContaining(['navigate', 'open']))
  expect(destinations.filter((url) => url.startsWith('mailto:'))).toEqual([])
})

for (const [state, fault] of [
  ['not configured', undefined],
  ['gone', 'fail'],
] as const) {
  test(`uses mailto for Contact with a widget that is ${state}`, async ({ page, tags, configure }) => {
    if (fault) configure({ helpChat: tags({ helpChat: { fault } }).helpChat })
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
}

test('waits 3 seconds for a widget that hangs, then uses mailto', async ({ page, tags, configure }) => {
  configure({ helpChat: tags({ helpChat: { fault: 'hang' } }).helpChat })
  await openHydrated(page, other)
  const destinations = await collectDestinations(page)
  await stopClock(page)
  await contact(page).click()
  await page.clock.runFor(2900)
  expect(destinations).toEqual([])
  await page.clock.runFor(200)
  await expect.poll(() => destinations).toEqual([`mailto:${site.supportEmail}`])
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

for (const hash of ['#%E0%A4%A', '#<b>']) {
  test(`ignores the hash ${hash}`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    await openHydrated(page, `${other}${hash}`)
    await followNewLink(page, hash)
    await followNewLink(page, `${anchored}${hash}`)
    await expect.poll(() => new URL(page.url()).pathname).toBe(anchored)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    expect(errors).toEqual([])
  })
}
