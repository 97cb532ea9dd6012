import { expect, type Page } from '@playwright/test'
import { holdRequests } from '../support/page-state'
import { decide, test } from '../support/third-parties'

test.use({ serviceWorkers: 'block' })

const landing = '/pricing/?utm_source=ads&utm_campaign=fall&gclid=1'
const touch = 'hs_attr_last=utmcsr=ads|utmccn=fall|utmcmd=cpc|gclid=1'
const register = 'https://secure.hearthside.example/members/register/'

const attributionCookies = (page: Page): Promise<string[]> =>
  page.evaluate(() => document.cookie.split('; ').filter((cookie) => cookie.startsWith('hs_')))

/** Advances the clock of the page so that scripts look for the tool a few times. */
const letLook = (page: Page): Promise<void> => page.clock.runFor(150)

/** The answer of the visitor or the tool. */
interface Answer {
  readonly name: string
  readonly isGranted: boolean
  /** Data stored before the visit. */
  readonly stored?: string
  /** Whether the tool's script is delayed until the answer. */
  readonly isSlow?: boolean
  /** Gives the answer. */
  readonly answer: (page: Page, release: () => Promise<void>) => Promise<void>
}

const granted = JSON.stringify({ confirmed: true, purposes: { Functional: true, Analytics: true } })

const answers: readonly Answer[] = [
  {
    name: 'stored consent in a slow tool',
    isGranted: true,
    stored: granted,
    isSlow: true,
    answer: (_page, release) => release(),
  },
  {
    name: 'consent after 3 seconds',
    isGranted: true,
    answer: async (page) => {
      await page.clock.runFor(3000)
      await decide(page, 'optIn')
    },
  },
  { name: 'a refusal', isGranted: false, answer: (page) => decide(page, 'optOut') },
  { name: 'a tool that never answers', isGranted: false, isSlow: true, answer: (page) => page.clock.runFor(5100) },
]

for (const { name, isGranted, stored, isSlow, answer } of answers) {
  test.describe(`with ${name}`, () => {
    let release: () => Promise<void>

    test.beforeEach(async ({ page, tags, configure }) => {
      configure({ consentTool: tags({ consentTool: { regime: 'opt-in' } }).consentTool })
      if (stored) await page.addInitScript((text) => localStorage.setItem('_tagsConsent', text), stored)
      release = isSlow ? await holdRequests(page, '**/_tags/consent-tool.js*') : () => Promise.resolve()
      await page.route(`${register}**`, (route) => route.fulfill({ contentType: 'text/html', body: 'Sign up' }))
      // The test controls the clock, so that timeouts do not depend on the machine.
      const now = Date.now()
      await page.clock.install({ time: now })
      await page.clock.pauseAt(now + 1000)
      await page.goto(landing, { waitUntil: 'domcontentloaded' })
      await expect.poll(() => page.evaluate(() => 'hearthsideAttribution' in window)).toBe(true)
    })

    const expectCredit = (page: Page): Promise<void> =>
      expect
        .poll(async () => {
          await letLook(page)
          return attributionCookies(page)
        })
        .toEqual(isGranted ? expect.arrayContaining([touch, 'hs_attr_first_url=/pricing/']) : [])

    test('follows a link tapped immediately, and credits the landing page only with consent', async ({ page }) => {
      const link = page.getByRole('contentinfo').locator('a[href="/platform/"]').first()
      await link.evaluate((element: HTMLAnchorElement) => element.click())
      const arrive = (): Promise<void> =>
        expect
          .poll(async () => {
            await letLook(page)
            return new URL(page.url()).pathname
          })
          .toBe('/platform/')
      if (isSlow) {
        await letLook(page)
        await expect(page).toHaveURL(/\/pricing\//)
        await answer(page, release)
        await arrive()
      } else {
        // Once the tool has loaded, the link does not wait for the visitor, who may answer on the next page.
        await arrive()
        await answer(page, release)
      }
      await expectCredit(page)
    })

    test('adds the campaign to a sign-up link tapped immediately only with consent', async ({ page }) => {
      const link = page.getByRole('main').locator(`a[href^="${register}"]`).first()
      await link.evaluate((element: HTMLAnchorElement) => element.click())
      await letLook(page)
      await expect(page).toHaveURL(/\/pricing\//)
      await answer(page, release)
      await expect
        .poll(async () => {
          if (page.url().includes('/pricing/')) await letLook(page)
          return page.url()
        })
        .toContain(register)
      const carried = new URL(page.url()).searchParams.get('utm_source')
      expect(carried).toBe(isGranted ? 'ads' : null)
    })
  })
}
