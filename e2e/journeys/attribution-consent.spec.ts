import { expect, type Page, type Route } from '@playwright/test'
import type { SwitchesByVendor } from '../../local/tags/tags-config'
import { test } from '../support/third-parties'

test.use({ serviceWorkers: 'block' })

const landing = '/pricing/?utm_source=ads&utm_campaign=fall&gclid=1'
const touch = 'hs_attr_last=utmcsr=ads|utmccn=fall|utmcmd=cpc'
const register = 'https://secure.hearthside.example/members/register/'

/** Keeps the tool's script on its way until the returned function is called. */
async function holdTool(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = []
  let isHolding = true
  await page.route('**/_tags/consent-tool.js*', async (route) => {
    if (isHolding) held.push(route)
    else await route.continue()
  })
  return async () => {
    isHolding = false
    await Promise.all(held.splice(0).map((route) => route.continue()))
  }
}

interface Airgap {
  readonly optIn: () => void
  readonly optOut: () => void
}

const decide = async (page: Page, decision: keyof Airgap): Promise<void> => {
  await expect.poll(() => page.evaluate(() => 'airgap' in window)).toBe(true)
  await page.evaluate((name) => (window as unknown as { airgap: Airgap }).airgap[name](), decision)
}

const attributionCookies = (page: Page): Promise<string[]> =>
  page.evaluate(() => document.cookie.split('; ').filter((cookie) => cookie.startsWith('hs_')))

/** Lets the clock of the page go on, as far as scripts need to look for the tool a few times. */
const letLook = (page: Page): Promise<void> => page.clock.runFor(150)

/** What the visitor, or the tool, answers. */
interface Answer {
  readonly name: string
  readonly isGranted: boolean
  /** Settings of the tool; it asks first unless they say otherwise. */
  readonly tool?: SwitchesByVendor['consentTool']
  /** What is stored when the visit begins. */
  readonly stored?: string
  /** Whether the tool's script is on its way until the answer comes. */
  readonly isSlow?: boolean
  /** Makes the answer, if it is not there by itself. */
  readonly answer?: (page: Page, release: () => Promise<void>) => Promise<void>
}

const granted = JSON.stringify({ confirmed: true, purposes: { Functional: true, Analytics: true } })

const answers: readonly Answer[] = [
  { name: 'consent that was stored earlier', isGranted: true, stored: granted },
  { name: 'consent by default', isGranted: true, tool: { regime: 'opt-out' } },
  {
    name: 'consent that was stored earlier, in a tool that is slow',
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

const asksFirst: SwitchesByVendor['consentTool'] = { regime: 'opt-in' }

for (const { name, isGranted, tool = asksFirst, stored, isSlow, answer } of answers) {
  test.describe(`with ${name}`, () => {
    let release: () => Promise<void>

    test.beforeEach(async ({ page, tags, configure }) => {
      configure({ consentTool: tags({ consentTool: tool }).consentTool })
      if (stored) await page.addInitScript((text) => localStorage.setItem('_tagsConsent', text), stored)
      release = isSlow ? await holdTool(page) : () => Promise.resolve()
      await page.route(`${register}**`, (route) => route.fulfill({ contentType: 'text/html', body: 'Sign up' }))
      // Only the test lets time pass, so that a slow machine reaches no limit.
      const now = Date.now()
      await page.clock.install({ time: now })
      await page.clock.pauseAt(now + 1000)
      await page.goto(landing, { waitUntil: 'domcontentloaded' })
      await expect.poll(() => page.evaluate(() => 'hearthsideAttribution' in window)).toBe(true)
    })

    test('the landing is credited exactly if the visitor has consented', async ({ page }) => {
      if (answer) {
        await letLook(page)
        expect(await attributionCookies(page)).toEqual([])
        await answer(page, release)
      }
      await expect
        .poll(async () => {
          await letLook(page)
          return attributionCookies(page)
        })
        .toEqual(isGranted ? expect.arrayContaining([touch, 'hs_attr_first_url=/pricing/']) : [])
    })

    test('a link to another page that is tapped before hydration arrives there, and loses nothing', async ({
      page,
    }) => {
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
        await answer?.(page, release)
        await arrive()
      } else {
        // Once the tool is there, the link does not wait for the visitor, who may answer on the next page.
        await arrive()
        await answer?.(page, release)
      }
      await expect
        .poll(async () => {
          await letLook(page)
          return attributionCookies(page)
        })
        .toEqual(isGranted ? expect.arrayContaining([touch, 'hs_attr_first_url=/pricing/']) : [])
    })

    test('a link to sign-up that is tapped before hydration carries the campaign exactly if the visitor has consented', async ({
      page,
    }) => {
      const link = page.getByRole('main').locator(`a[href^="${register}"]`).first()
      await link.evaluate((element: HTMLAnchorElement) => element.click())
      if (answer) {
        await letLook(page)
        await expect(page).toHaveURL(/\/pricing\//)
        await answer(page, release)
      }
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

test('consent on the second page of a visit still credits the landing', async ({ page, tags, configure }) => {
  configure({ consentTool: tags({ consentTool: asksFirst }).consentTool })
  await page.goto(landing)
  // A page of its own: nothing remembers the landing but the referrer.
  await Promise.all([
    page.waitForURL('/platform/'),
    page.evaluate(() => {
      location.href = '/platform/'
    }),
  ])
  expect(await attributionCookies(page)).toEqual([])
  await decide(page, 'optIn')
  await expect
    .poll(() => attributionCookies(page))
    .toEqual(
      expect.arrayContaining([touch, 'hs_attr_first_url=/pricing/', expect.stringContaining('hs_attr_first=ads~~cpc')]),
    )
})
