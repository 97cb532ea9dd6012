import { expect, type Page } from '@playwright/test'
import { holdRequests } from '../support/page-state'
import { decide, test as thirdPartiesTest } from '../support/third-parties'

const landing = '/pricing/?utm_source=ads&utm_campaign=fall&gclid=1'
const touch = 'hs_attr_last=utmcsr=ads|utmccn=fall|utmcmd=cpc|gclid=1'
const register = 'https://secure.hearthside.example/members/register/'

const attributionCookies = (page: Page): Promise<string[]> =>
  page.evaluate(() => document.cookie.split('; ').filter((cookie) => cookie.startsWith('hs_')))

/** Advances the clock of the page so that scripts look for the tool a few times. */
const letLook = (page: Page): Promise<void> => page.clock.runFor(150)

const granted = JSON.stringify({ confirmed: true, purposes: { Functional: true, Analytics: true } })

interface Visit {
  /** Data stored before the visit. */
  readonly stored?: string
  /** Whether the script of the consent tool is delayed until the returned function is called. */
  readonly isSlow?: boolean
}

// The test controls the clock, so that timeouts do not depend on the machine.
const test = thirdPartiesTest.extend<{ readonly land: (visit?: Visit) => Promise<() => Promise<void>> }>({
  land: async ({ page, tags, configure }, use) => {
    await use(async ({ stored, isSlow = false } = {}) => {
      configure({ consentTool: tags({ consentTool: { regime: 'opt-in' } }).consentTool })
      if (stored) await page.addInitScript((text) => localStorage.setItem('_tagsConsent', text), stored)
      const release = isSlow ? await holdRequests(page, '**/_tags/consent-tool.js*') : () => Promise.resolve()
      await page.route(`${register}**`, (route) => route.fulfill({ contentType: 'text/html', body: 'Sign up' }))
      const now = Date.now()
      await page.clock.install({ time: now })
      await page.clock.pauseAt(now + 1000)
      await page.goto(landing, { waitUntil: 'domcontentloaded' })
      await expect.poll(() => page.evaluate(() => 'hearthsideAttribution' in window)).toBe(true)
      return release
    })
  },
})

const tap = (page: Page, selector: string): Promise<void> =>
  page
    .locator(selector)
    .first()
    .evaluate((element: HTMLAnchorElement) => element.click())

const withinSite = 'footer a[href="/platform/"]'
const toSignUp = `main a[href^="${register}"]`

const expectHeld = async (page: Page): Promise<void> => {
  await letLook(page)
  await expect(page).toHaveURL(/\/pricing\//)
}

const expectAt = (page: Page, address: string): Promise<void> =>
  expect
    .poll(async () => {
      if (!page.url().includes(address)) await letLook(page)
      return page.url()
    })
    .toContain(address)

const expectCredit = (page: Page, expected: readonly string[]): Promise<void> =>
  expect
    .poll(async () => {
      await letLook(page)
      return attributionCookies(page)
    })
    .toEqual(expected)

test('holds a link within the site until a slow tool has loaded, and credits the landing page', async ({
  page,
  land,
}) => {
  const release = await land({ stored: granted, isSlow: true })
  await tap(page, withinSite)
  await expectHeld(page)
  await release()
  await expectAt(page, '/platform/')
  await expectCredit(page, expect.arrayContaining([touch, 'hs_attr_first_url=/pricing/']) as string[])
})

test('follows a link within the site before the visitor’s answer, and credits nothing after a refusal', async ({
  page,
  land,
}) => {
  await land()
  await tap(page, withinSite)
  await expectAt(page, '/platform/')
  await decide(page, 'optOut')
  await expectCredit(page, [])
})

test('holds a sign-up link until the visitor consents, and adds the campaign', async ({ page, land }) => {
  await land()
  await tap(page, toSignUp)
  await page.clock.runFor(3000)
  await expectHeld(page)
  await decide(page, 'optIn')
  await expectAt(page, register)
  expect(new URL(page.url()).searchParams.get('utm_source')).toBe('ads')
})
