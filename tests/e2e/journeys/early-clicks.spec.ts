import { expect, type Locator, type Page } from '@playwright/test'
import { isDemoBarPath } from '../../../src/frame/frame-rules'
import { navigation, pagePaths, site } from '../support/content'
import {
  collectDestinations,
  expectScrolledTo,
  expectStarted,
  expectNotStarted,
  holdScripts,
  openMenu,
  phone,
} from '../support/page-state'
import { readCalls, test } from '../support/third-parties'

test.use(phone)

const [start = ''] = pagePaths.filter(isDemoBarPath)

const doNotSell = (page: Page): Locator => page.getByRole('contentinfo').getByRole('link', { name: 'Do Not Sell' })
const contact = (page: Page): Locator => page.locator('footer a[href="#contact-us"]').first()
const privacy = (page: Page): Locator => page.getByRole('dialog', { name: 'Your privacy' })

/** The visible states, in order. */
const shown = async (page: Page): Promise<string[]> =>
  (await readCalls(page)).map(({ call }) => call).filter((call) => call === 'showConsentManager' || call === 'open')

/** Opens a page whose scripts wait until the returned function is called. */
async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdScripts(page)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await expectNotStarted(page)
  return async () => {
    await expectNotStarted(page)
    await release()
    await expectStarted(page)
  }
}

test('opens the section for Do Not Sell, where an early click opens the consent tool', async ({
  page,
  tags,
  configure,
}) => {
  configure({ consentTool: tags().consentTool })
  const release = await openEarly(page, start)
  await doNotSell(page).tap()
  await expect(page.getByRole('heading', { name: 'Do Not Sell' })).toBeInViewport()
  await doNotSell(page).tap()
  await release()
  await expect(privacy(page)).toBeVisible()
  await privacy(page).getByRole('button', { name: 'Refuse all' }).tap()
  await expect(privacy(page)).toBeHidden()
  expect(await shown(page)).toEqual(['showConsentManager'])
})

test('shows the support address for Contact immediately, and uses mailto without a widget', async ({ page }) => {
  const release = await openEarly(page, start)
  const destinations = await collectDestinations(page)
  await contact(page).tap()
  await expect(page.getByRole('link', { name: site.supportEmail })).toBeInViewport()
  await release()
  await expect.poll(() => destinations).toEqual([`mailto:${site.supportEmail}`])
})

test('closes the menu and scrolls for a menu link to a section', async ({ page }) => {
  const target = navigation.destinations.find(({ href }) => /^\/.*#/.test(href))?.href ?? ''
  const [path = '', anchor = ''] = target.split('#')
  const drawer = navigation.drawers.find(({ destinations }) => destinations.some(({ href }) => href === target))
  const release = await openEarly(page, path)
  await openMenu(page)
  await page.locator('#site-menu summary', { hasText: drawer?.title }).tap()
  await page.locator(`#site-menu a[href="${target}"]`).tap()
  await expect(page).toHaveURL(target)
  await release()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expectScrolledTo(page, anchor)
})
