import { expect, type Locator, type Page } from '@playwright/test'
import { tagsConfig, type SwitchesByVendor } from '../../../local/tags/tags-config'
import type { VendorConfig, VendorName } from '../../../src/lib/vendors'
import { anchorsOf, pagePaths } from './content'
import { test as base } from './lead-site'

interface TestFixtures {
  /** The configuration of the stand-ins of all third parties, with their switches. */
  tags: (switches?: SwitchesByVendor) => Required<VendorConfig>
  /** Configures the site. By default, nothing is configured. */
  configure: (vendors: VendorConfig) => void
}

/** A page with the ad pixel. */
export const actionPath = '/see-it-in-action/'

/** A page with linkable sections, and another page. */
export const anchoredPath = pagePaths.find((path) => anchorsOf(path).length > 0) ?? ''
export const [otherPath = ''] = pagePaths.filter((path) => path !== '/' && path !== anchoredPath)

/** All third parties without the consent tool, so that consent is granted. */
export const withoutConsent = (config: VendorConfig): VendorConfig => ({ ...config, consentTool: undefined })

/** Tests of the site with third-party stand-ins, at another origin below `/_tags/`. */
export const test = base.extend<TestFixtures>({
  tags: async ({ site }, use) => {
    // Another origin, like real third parties: its scripts do not share connections with the host, and their errors
    // have no details.
    const origin = new URL(site.url)
    origin.hostname = '127.0.0.1'
    await use((switches) => tagsConfig(origin.origin, switches))
  },
  configure: async ({ site }, use) => {
    await use(site.configure)
  },
})

/** Opens the dialog of the consent tool, after the page's automatic actions. */
export async function openConsentTool(page: Page): Promise<Locator> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Do Not Sell' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your privacy' })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Answers the consent tool. */
export async function decideConsent(page: Page, decision: 'Allow all' | 'Refuse all'): Promise<void> {
  await (await openConsentTool(page)).getByRole('button', { name: decision }).click()
}

interface Airgap {
  readonly optIn: () => void
  readonly optOut: () => void
}

/** Gives the consent tool an answer without its dialog, which needs the page runtime. */
export async function decide(page: Page, decision: keyof Airgap): Promise<void> {
  await expect.poll(() => page.evaluate(() => 'airgap' in window)).toBe(true)
  await page.evaluate((name) => (window as unknown as { airgap: Airgap }).airgap[name](), decision)
}

export interface Call {
  readonly vendor: VendorName
  readonly call: string
  readonly args: readonly unknown[]
}

/** The calls that stand-ins received in this document, in order. */
export const readCalls = (page: Page): Promise<Call[]> =>
  page.evaluate(() => (window as { __tags?: Call[] }).__tags ?? [])

/** The vendors whose scripts have run in this document, sorted. */
export const loadedVendors = async (page: Page): Promise<VendorName[]> =>
  (await readCalls(page))
    .filter(({ call }) => call === 'load')
    .map(({ vendor }) => vendor)
    .sort()

/** Paths of the page views among the calls of a vendor. */
export const viewsIn = (calls: readonly Call[], vendor: VendorName): string[] =>
  calls
    .filter((call) => call.vendor === vendor)
    .flatMap(({ call, args: [first, second] }) => {
      if (call === 'track' && first === 'Viewed Page') return [(second as { path: string }).path]
      return call === 'page' ? [(first as { path: string }).path] : []
    })

/** Paths of the page views that a vendor received in this document. */
export const readViews = async (page: Page, vendor: VendorName): Promise<string[]> =>
  viewsIn(await readCalls(page), vendor)

/** Expects enrichment and product analytics to have received each of these page views once, in this order. */
export async function expectViews(page: Page, paths: readonly string[]): Promise<void> {
  for (const vendor of ['productAnalytics', 'visitorEnrichment'] as const) {
    await expect.poll(() => readViews(page, vendor), vendor).toEqual(paths)
  }
}
