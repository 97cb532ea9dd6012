import { anchorScrollOffset } from '../../../src/lib/site'
import { demoBarDismissedKey, visitorInfoKey } from '../../../src/lib/storage-keys'
import { anchorsOf, errorPage, pagePaths, titleOf } from '../support/content'
import { fieldsOf, findForm, newEmail } from '../support/form'
import * as page from './page-state'
import { eventually, expect, keys, test, type Window } from './test'

const ad = '?utm_source=ads&utm_campaign=fall'
const touch = 'hs_attr_last=utmcsr=ads|utmccn=fall'

/** Pages to which every footer links. */
const [here, there] = ['/platform/', '/inbox/'] as const
const footerLink = (path: string): string => `footer a[href="${path}"]`

const expectAt = (window: Window, path: string): Promise<void> =>
  eventually(() => window.run(page.pathAndTitle)).toEqual([path, titleOf(path)])

/** Moves the pointer like a visitor, until links are routes. */
async function use(window: Window): Promise<void> {
  await window.hover(footerLink(there))
  await eventually(() => window.run(page.isHydrated)).toBe(true)
}

/** Opens a page and starts its runtime. */
async function openStarted(window: Window, address: string): Promise<void> {
  await window.open(address)
  await window.hover('h1')
  await eventually(() => window.run(page.isStarted)).toBe(true)
}

/** Returns from another document to the marked one, which the back-forward cache has kept. */
async function comeBack(window: Window): Promise<void> {
  await window.back()
  await eventually(() => window.run(page.isMarked)).toBe(true)
}

/** Answers the consent tool. */
async function decide(window: Window, answer: 'Allow all' | 'Refuse all'): Promise<void> {
  await window.click('footer [data-do-not-sell]')
  await eventually(() => window.run(page.isVisible, 'dialog button')).toBe(true)
  await window.run(page.clickButton, answer)
}

test('adds a campaign to links after consent, and removes it after a refusal on the next page', async ({
  window,
  site,
  tags,
}) => {
  const { consentTool, productAnalytics } = tags({ consentTool: { regime: 'opt-in' } })
  site.configure({ consentTool, productAnalytics })
  await openStarted(window, `${site.url}/pricing/${ad}`)
  expect(await window.run(page.touches)).toEqual([])
  await decide(window, 'Allow all')
  await eventually(() => window.run(page.touches)).toContain(touch)
  await eventually(() => window.run(page.signUpQuery)).toMatch(/utm_source=ads.*utm_campaign=fall.*mxid=/)
  await window.run(page.mark)
  await openStarted(window, site.url + here)
  await decide(window, 'Refuse all')
  await eventually(() => window.run(page.touches)).toEqual([])
  await comeBack(window)
  expect(await window.run(page.signUpQuery)).not.toMatch(/utm_|mxid/)
})

test('opens a section 120 px below the top, and restores the position from before React on Back', async ({
  window,
  site,
}) => {
  const path = pagePaths.find((candidate) => anchorsOf(candidate).length > 0) ?? ''
  const [anchor = ''] = anchorsOf(path)
  await window.open(`${site.url}${path}#${anchor}`)
  await eventually(async () => Math.abs((await window.run(page.topOf, anchor)) - anchorScrollOffset)).toBeLessThan(2)

  await window.open(site.url + here)
  await window.run(page.scrollToEnd)
  await use(window)
  await eventually(() => window.run(page.hasRequested, `/page-data${there}page-data.json`)).toBe(true)
  const place = await window.run(page.scrollTop)
  expect(place).toBeGreaterThan(1000)
  await window.run(page.mark)
  await window.click(footerLink(there))
  await expectAt(window, there)
  await eventually(() => window.run(page.focusAndPlace)).toEqual(['gatsby-focus-wrapper', 0])
  expect(await window.run(page.isMarked)).toBe(true)
  await window.back()
  await expectAt(window, here)
  await eventually(() => window.run(page.scrollTop)).toBe(place)
})

test('counts a page again when it returns from the back-forward cache', async ({ window, site, tags }) => {
  site.configure({ productAnalytics: tags().productAnalytics })
  await window.open(site.url + here)
  await use(window)
  await eventually(() => window.run(page.views)).toEqual([here])
  await window.run(page.mark)
  await window.open(`${site.url}/404/`)
  await comeBack(window)
  // The visitor left the page in between before its own code could report it.
  await eventually(() => window.run(page.views)).toEqual([here, '/404/', here])
})

test('opens drawers by pointer, and the menu of phones by keyboard', async ({ window, site }) => {
  const drawerLink = '[data-header] details[open] a'
  await openStarted(window, site.url + here)
  await window.hover('summary[data-menu-item]')
  await eventually(() => window.run(page.isVisible, drawerLink)).toBe(true)
  await window.hover(footerLink(there))
  await eventually(() => window.run(page.isVisible, drawerLink)).toBe(false)

  const toggle = '[data-header] [popovertarget]'
  await window.resize(420, 800)
  await eventually(() => window.run(page.isVisible, toggle)).toBe(true)
  await window.run(page.focus, toggle)
  await window.press(keys.enter)
  await eventually(() => window.run(page.isVisible, '[data-header] nav')).toBe(true)
  await window.press(keys.tab)
  expect(await window.run(page.isFocused, '[data-header] a[href="/search/"]:not([aria-label])')).toBe(true)
  await window.press(keys.tab)
  expect(await window.run(page.isFocused, '[data-menu-item]')).toBe(true)
  await window.press(keys.escape)
  await eventually(() => window.run(page.isVisible, '[data-header] nav')).toBe(false)
  expect(await window.run(page.isFocused, toggle)).toBe(true)
})

test.describe('without popovers, as in Safari 16', () => {
  test.use({ without: 'PopoverAttribute' })

  test('opens and closes the menu of phones', async ({ window, site }) => {
    const [toggle, menu] = ['[data-header] [popovertarget]', '[data-header] nav']
    await window.resize(420, 800)
    await window.open(site.url + here)
    expect(await window.run(page.hasPopovers)).toBe(false)
    expect(await window.run(page.isVisible, menu)).toBe(false)
    expect(await window.run(page.overflow)).toBe(0)
    await window.click(toggle)
    await eventually(() => window.run(page.isVisible, menu)).toBe(true)
    await window.press(keys.escape)
    await eventually(() => window.run(page.isVisible, menu)).toBe(false)
    expect(await window.run(page.isFocused, toggle)).toBe(true)
  })
})

test('shows the demo bar to a known company until it is closed, also on another page', async ({ window, site }) => {
  const company = JSON.stringify({ ziDetails: { employeeCount: 11, country: 'Canada' } })
  await window.open(site.url + here)
  await window.run(page.store, visitorInfoKey, company)
  const show = async (path: string): Promise<void> => {
    await openStarted(window, site.url + path)
    await window.run(page.scrollToEnd)
    await eventually(() => window.run(page.isVisible, '[data-demo-bar]')).toBe(true)
  }
  await show(here)
  await window.run(page.mark)
  await show(there)
  await eventually(() => window.run(page.isStill, '[data-demo-bar]')).toBe(true)
  await window.click('[data-demo-bar] button')
  await eventually(() => window.run(page.isVisible, '[data-demo-bar]')).toBe(false)
  expect(await window.run(page.stored, demoBarDismissedKey)).not.toBeNull()
  await comeBack(window)
  expect(await window.run(page.isVisible, '[data-demo-bar]')).toBe(false)
})

test('shows the errors of a form, and stores it after they are corrected', async ({ window, site }) => {
  const email = newEmail()
  const field = '[data-marketing-form] input[type=email]'
  await window.open(site.url + (await findForm('newsletter')).path)
  await eventually(() => window.run(page.isStarted)).toBe(true)
  await window.hover(field)
  await eventually(() => window.run(page.hasFormCode)).toBe(true)
  await window.run(page.focus, field)
  await window.press(keys.enter)
  await eventually(() => window.run(page.formState)).toBe('invalid')
  expect(await window.run(page.isFocused, `${field}[aria-invalid=true]`)).toBe(true)
  await window.press(...email.split(''), keys.enter)
  await eventually(() => window.run(page.formState)).toBe('success')
  await eventually(() => site.stored(email)).toHaveLength(1)
})

test('leads from a free-trial request to the sign-up page by a link, because WebKit opens no tab', async ({
  window,
  site,
}) => {
  const { path, definition } = await findForm('free-trial request')
  const email = newEmail()
  const form = '[data-marketing-form]'
  await window.open(site.url + path)
  await eventually(() => window.run(page.isStarted)).toBe(true)
  await window.hover(`${form} input[type=email]`)
  await eventually(() => window.run(page.hasFormCode)).toBe(true)
  for (const { name, fieldType, required, hidden } of fieldsOf(definition)) {
    if (!required || hidden) continue
    await window.run(page.focus, `${form} [name="${name}"]`)
    await window.press(...(fieldType === 'email' ? email : 'Dana').split(''))
  }
  await window.press(keys.enter)
  await eventually(() => site.stored(email)).toHaveLength(1)
  const link = `${form} a[href^="${definition.redirectUrl}"]`
  await eventually(() => window.run(page.text, link)).toBe('Continue in a new tab')
  expect(await window.run(page.isVisible, link)).toBe(true)
  expect(await window.tabs()).toBe(1)
})

test('calculates staffing', async ({ window, site }) => {
  const contacts = '[data-name=contacts]'
  await window.open(`${site.url}/help-desk-staffing-calculator/`)
  await window.hover(contacts)
  await eventually(() => window.run(page.isStarted)).toBe(true)
  const before = await window.run(page.text, '[data-staffing-figure]')
  await window.click(contacts)
  await window.press('0')
  await eventually(() => window.run(page.text, '[data-staffing-figure]')).not.toBe(before)
})

test('searches the site, and returns from a result to all results and the words', async ({ window, site }) => {
  const item = '[data-search-results] li'
  await window.open(`${site.url}/search/?q=shared+inbox`)
  await eventually(() => window.run(page.text, '[data-search-status]')).toMatch(/^\d+ results/)
  await window.click('[data-search-more] button')
  await eventually(() => window.run(page.count, item)).toBe(20)
  await window.run(page.mark)
  await window.click(`${item}:nth-child(15) a`)
  await eventually(() => window.run(page.isMarked)).toBe(false)
  await comeBack(window)
  expect(await window.run(page.count, item)).toBe(20)
  await eventually(() => window.run(page.value, '#search')).toBe('shared inbox')
})

test('skips to the content with the keyboard, and keeps dark mode on the next page', async ({ window, site }) => {
  await window.open(site.url + here)
  await window.press(keys.tab)
  await eventually(() => window.run(page.isFocused, 'a[href="#main"]')).toBe(true)
  await window.press(keys.enter)
  await eventually(() => window.run(page.isFocused, 'main')).toBe(true)

  expect(await window.run(page.colorScheme)).toBe('normal')
  await window.click('[data-color-scheme-switch]')
  await eventually(() => window.run(page.colorScheme)).toBe('dark')
  await window.open(site.url + there)
  expect(await window.run(page.colorScheme)).toBe('dark')
})

test('shows visited pages and their pictures without a network, and a notice on others', async ({
  window,
  servedSite,
}) => {
  const picture = 'main img'
  await window.open(servedSite.url + here)
  await window.hover(footerLink(there))
  await eventually(() => window.run(page.isKept, here)).toBe(true)
  await eventually(() => window.run(page.isPictureKept, picture)).toBe(true)
  await servedSite.cutNetwork()
  await window.open(servedSite.url + here)
  await expectAt(window, here)
  await eventually(() => window.run(page.isPictureLoaded, picture)).toBe(true)
  await window.open(servedSite.url + there)
  await eventually(() => window.run(page.text, 'h1')).toBe(errorPage('offline').heading)
})
