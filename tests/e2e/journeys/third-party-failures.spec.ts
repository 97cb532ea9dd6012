import { expect } from '@playwright/test'
import type { SwitchesByVendor } from '../../../local/tags/tags-config'
import { vendorVariables, type VendorName } from '../../../src/lib/vendors'
import { navigation } from '../support/content'
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

test.use({ viewport: { width: 1440, height: 900 } })

const vendorNames = Object.keys(vendorVariables).sort() as VendorName[]

const isOfRequest = (text: string): boolean => text.startsWith('Failed to load resource')

/** The line that the site adds. */
const isWarning = (text: string): boolean => /(could not be started|failed)\.( |$)/.test(text)

// The consent tool is in the HTML. Unit tests cover the other third parties (src/analytics). For the site, a blocked
// script, an HTML page and a script that throws are the same as an error status.
for (const fault of ['fail', 'hang'] as const) {
  test(`the site works if the consent tool has the fault: ${fault}`, async ({ page, tags, configure }) => {
    await page.clock.install()
    const problems = collectProblems(page)
    configure(tags({ consentTool: { fault } }))
    // While the tool hangs, the load event does not fire, but the page works.
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await hydrate(page)
    await markDocument(page)
    await followNewLink(page, actionPath)
    await expect(page).toHaveURL(actionPath)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    // A hanging script in the head delays the load event.
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL('/')
    await expectSameDocument(page)

    // jQuery waits ten seconds for the load event while the tool hangs. Then the page gives up on a tool that has not
    // started.
    await page.clock.runFor(10_000)
    // Without an answer from the visitor, nothing is sent. jQuery records nothing.
    await expect.poll(() => loadedVendors(page)).toEqual(['jquery'])
    await expect.poll(() => problems.filter(isWarning)).toHaveLength(fault === 'hang' ? 0 : 1)
    expect(problems.filter((text) => !isOfRequest(text) && !isWarning(text))).toEqual([])
  })
}

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
