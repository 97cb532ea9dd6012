import { expect } from '@playwright/test'
import { visitorInfoKey } from '../../../src/lib/storage-keys'
import { followNewLink, followTo, openHydrated } from '../support/page-state'
import {
  anchoredPath,
  decide,
  decideConsent,
  expectViews,
  loadedVendors,
  openConsentTool,
  otherPath,
  test,
} from '../support/third-parties'

test.use({ viewport: { width: 1440, height: 900 } })

const asking = { consentTool: { regime: 'opt-in' } } as const

test('sends nothing before consent and nothing after a refusal @every-browser', async ({ page, tags, configure }) => {
  configure(tags(asking))
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await openHydrated(page, otherPath)
  await expect.poll(() => loadedVendors(page)).toEqual(['consentTool'])
  await followNewLink(page, anchoredPath)
  await expect(page).toHaveURL(anchoredPath)
  const dialog = await openConsentTool(page)
  expect(requests.filter((path) => path.startsWith('/_tags/'))).toEqual(['/_tags/consent-tool.js'])

  await dialog.getByRole('button', { name: 'Allow all' }).click()
  await expectViews(page, [otherPath, anchoredPath])
  await expect
    .poll(() => loadedVendors(page))
    .toEqual([
      'consentTool',
      'crmTracking',
      'helpChat',
      'productAnalytics',
      'salesIntent',
      'sessionReplay',
      'visitorEnrichment',
    ])

  const isKnown = () => page.evaluate((key) => key in localStorage, visitorInfoKey)
  expect(await isKnown()).toBe(true)
  await decideConsent(page, 'Refuse all')
  await expect.poll(isKnown).toBe(false)
  await followTo(page, '/')
  await expect(page).toHaveURL('/')
  await openConsentTool(page)
  await expectViews(page, [otherPath, anchoredPath])
})

test('removes from links what a refusal in another tab forbids', async ({ page, context, tags, configure }) => {
  const { consentTool, productAnalytics, sessionReplay } = tags(asking)
  configure({ consentTool, productAnalytics, sessionReplay })
  const link = page.locator('main a[href*="/members/register/"]').first()
  await openHydrated(page, '/pricing/?utm_source=ads&gspk=jane&gsxid=1')
  await decide(page, 'optIn')
  const values = /utm_source=ads.*gspk=jane&gsxid=1.*mxid=stand-in-visitor&hpid=stand-in-replay/
  await expect(link).toHaveAttribute('href', values)
  const other = await context.newPage()
  await other.goto('/platform/')
  await decide(other, 'optOut')
  await page.bringToFront()
  await expect(link).not.toHaveAttribute('href', /utm_|gspk|gsxid|mxid|hpid/)
})
