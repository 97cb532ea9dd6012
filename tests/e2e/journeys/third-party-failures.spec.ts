import { expect, type Page } from '@playwright/test'
import type { SwitchesByVendor, TagFault } from '../../../local/tags/tags-config'
import { vendorVariables, type VendorName } from '../../../src/lib/vendors'
import { navigation } from '../support/content'
import { addPage } from '../support/extra-page'
import {
  collectProblems,
  expectSameDocument,
  followNewLink,
  hydrate,
  markDocument,
  openHydrated,
  openMenu,
} from '../support/page-state'
import { actionPath, loadedVendors, test, withoutConsent } from '../support/third-parties'

test.use({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } })

const vendorNames = Object.keys(vendorVariables).sort() as VendorName[]

/** Opens the menu, follows a link in it, and goes back. */
async function browse(page: Page): Promise<void> {
  const drawer = navigation.drawers.find(({ destinations }) => destinations.some(({ href }) => href === '/platform/'))
  const summary = page.getByRole('banner').locator('summary', { hasText: drawer?.title }).first()
  await markDocument(page)
  const from = new URL(page.url()).pathname
  await summary.hover()
  const links = page.getByRole('banner').locator('details[open] a')
  await expect(links).toHaveCount(drawer?.destinations.length ?? 0)
  await links.and(page.locator('[href="/platform/"]')).first().click()
  await expect(page).toHaveURL('/platform/')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await expect(page.locator('#gatsby-announcer')).toContainText('Navigated to')
  // Client-side navigation: a hanging script in the head delays the load event.
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL(from)
  await expectSameDocument(page)
}

type Fault = TagFault | 'killed'

/** For the site, error statuses and HTML pages are the same as blocked scripts and scripts that throw. */
const faults: readonly Fault[] = ['killed', 'hang', 'throw']

/** The browser's own message about a failure, and the one line that the site adds. */
const isExpected = (text: string): boolean =>
  text.startsWith('Failed to load resource') || /(could not be started|failed)\.( |$)/.test(text)

// The consent tool is in the HTML. Unit tests cover the other third parties (src/analytics).
test('the site works despite any failure of the consent tool', async ({ page, tags, configure }) => {
  await page.clock.install()
  for (const fault of faults) {
    await page.unrouteAll()
    page.removeAllListeners()
    const problems = collectProblems(page)
    const all = tags(fault === 'killed' ? {} : { consentTool: { fault } })
    configure(all)
    if (fault === 'killed') await page.route(all.consentTool.src, (route) => route.abort())
    await addPage(page, actionPath)

    // While the tool hangs, the load event does not fire, but the page works.
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await hydrate(page)
    await followNewLink(page, actionPath)
    await expect(page).toHaveURL(actionPath)
    await browse(page)
    // A page with jQuery, which waits ten seconds for the load event while the tool hangs. Then the page gives up on a
    // tool that has not started.
    await followNewLink(page, '/')
    await page.clock.runFor(10_000)
    // Without an answer from the visitor, nothing is sent. jQuery records nothing.
    await expect.poll(() => loadedVendors(page), fault).toEqual(['jquery'])
    // An error in the head appears in the console and breaks nothing.
    expect(
      problems.filter((text) => !isExpected(text) && !text.includes('Error')),
      fault,
    ).toEqual([])
    const warnings = (): readonly string[] =>
      problems.filter((text) => !text.startsWith('Failed to load resource') && !text.includes('Error'))
    await expect.poll(() => warnings().length, `${fault}: ${warnings().join(', ')}`).toBe(fault === 'hang' ? 0 : 1)
  }
})

test('works on a phone while all third parties hang', async ({ page, tags, configure }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  const problems = collectProblems(page)
  const hanging = Object.fromEntries(vendorNames.map((name) => [name, { fault: 'hang' }])) as SwitchesByVendor
  configure(withoutConsent(tags(hanging)))
  await openHydrated(page, '/')
  await openMenu(page)
  const target = navigation.items.find(({ opensDrawer }) => !opensDrawer)?.destinations[0]
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: target?.title, exact: true }).click()
  await expect(page).toHaveURL(target?.href ?? '')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  expect(problems).toEqual([])
})
