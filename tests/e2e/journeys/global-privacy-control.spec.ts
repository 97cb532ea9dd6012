import { expect } from '@playwright/test'
import { followTo, openHydrated } from '../support/page-state'
import { actionPath, loadedVendors, test as base, withoutConsent } from '../support/third-parties'

/** Only Firefox has the setting. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const firefoxUserPrefs = { ...launchOptions.firefoxUserPrefs, 'privacy.globalprivacycontrol.enabled': true }
      await use({ ...launchOptions, firefoxUserPrefs })
    },
    { scope: 'worker' },
  ],
})

test.use({ viewport: { width: 1440, height: 900 } })

test('respects Global Privacy Control and says so in the footer @only-firefox', async ({ page, tags, configure }) => {
  configure(withoutConsent(tags()))
  await openHydrated(page, '/about/')
  await expect.poll(() => loadedVendors(page)).toEqual(['crmTracking', 'helpChat', 'productAnalytics', 'sessionReplay'])
  await expect(page.getByRole('contentinfo').getByRole('status')).toHaveText(/honor .* Global Privacy Control/)
  await followTo(page, actionPath)
  await followTo(page, '/')
  await expect
    .poll(() => loadedVendors(page))
    .toEqual(['crmTracking', 'helpChat', 'jquery', 'productAnalytics', 'sessionReplay'])
})
