import { expect, type Locator, type Page } from '@playwright/test'
import { anchorsOf, pagePaths } from '../support/content'
import {
  expectSameDocument,
  expectScrolledTo,
  followNewLink,
  followTo,
  markDocument,
  openHydrated,
  scrollTop,
} from '../support/page-state'
import { test } from '../support/third-parties'

const anchored = pagePaths.find((path) => anchorsOf(path).length > 2) ?? ''
const [anchor = ''] = anchorsOf(anchored)
const other = pagePaths.find((path) => path !== anchored && path !== '/') ?? ''

const widget = (page: Page): Locator => page.getByRole('dialog', { name: 'Help' })
const ask = 'Ask us anything'
const answers = 'Find an answer'

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

  // Every click opens it and leaves page and address unchanged.
  for (let click = 0; click < 2; click += 1) {
    await followNewLink(page, '#open-beacon')
    await expectWidget(page, answers)
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).press('Enter')
  await expectWidget(page, ask)
  await expect(page).toHaveURL(anchored)
  await expectSameDocument(page)
})

test('scrolls to the section of any other hash, 120 px below the top, and focuses it @every-browser', async ({
  page,
}) => {
  const late = anchorsOf(anchored).at(-1) ?? ''
  await openHydrated(page, `${anchored}#${late}`)
  await expectScrolledTo(page, late)
  await markDocument(page)
  await page.evaluate(() => window.scrollTo(0, 0))
  // The address already has it.
  await followNewLink(page, `#${late}`)
  await expectScrolledTo(page, late)
  await expect(page.locator(`[id="${late}"]`)).toBeFocused()

  await followTo(page, other)
  await expect(page).toHaveURL(other)
  await expect.poll(() => scrollTop(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(`${anchored}#${late}`)
  await expectScrolledTo(page, late)
  await expect(page.locator(`[id="${late}"]`)).toBeFocused()

  await followTo(page, other)
  await followNewLink(page, `${anchored}#${anchor}`)
  await expectScrolledTo(page, anchor)
  await expectSameDocument(page)
})
