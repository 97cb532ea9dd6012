import type { Page } from '@playwright/test'
import { tagsConfig } from '../../../local/tags/tags-config'
import { openHydrated } from '../support/page-state'
import { test } from '../support/personalization'
import { expect } from '../support/test'
import { decideConsent, type Call } from '../support/third-parties'

const { productAnalytics, visitorEnrichment, sessionReplay } = tagsConfig()
const register = 'https://secure.hearthside.example/members/register/'

test.use({ serviceWorkers: 'block' })

/** Makes the stand-ins keep their log after the page is left. */
const keepLog = (page: Page): Promise<void> =>
  page.addInitScript(() => {
    const read = (): unknown[] => JSON.parse(sessionStorage.getItem('log') ?? '[]') as unknown[]
    const push = (...calls: unknown[]): number => {
      sessionStorage.setItem('log', JSON.stringify([...read(), ...calls]))
      return 0
    }
    Object.assign(window, { __tags: Object.assign([], { push }) })
  })

const readLog = (page: Page): Promise<Call[]> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('log') ?? '[]') as Call[])

/** The paths reported to a tool on all pages of the visit. */
const toldPaths = async (page: Page, vendor: 'productAnalytics' | 'visitorEnrichment'): Promise<string[]> =>
  (await readLog(page)).flatMap((logged) => {
    const { call, args } = logged
    const isView = logged.vendor === vendor && (call === 'page' || args[0] === 'Viewed Page')
    return isView ? [((call === 'page' ? args[0] : args[1]) as { path: string }).path] : []
  })

const recordsViews = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.readyState !== 'loading' && 'hearthsideRecords' in window)).toBe(true)

const paths = ['/', '/platform/', '/inbox/', '/about/']

for (const dwell of [300, 1500, 5000]) {
  test(`reports each page of a visitor who leaves after ${dwell} ms once`, async ({ page, service, personalize }) => {
    personalize({}, { vendors: { productAnalytics, visitorEnrichment } })
    await keepLog(page)
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    for (const path of paths.slice(0, 3)) {
      await page.goto(path)
      await recordsViews(page)
      await page.clock.runFor(dwell)
    }
    await page.goto('/about/')
    const advance = async <Value>(value: Promise<Value>): Promise<Value> => {
      await page.clock.runFor(500)
      return value
    }
    await expect.poll(async () => advance(toldPaths(page, 'productAnalytics'))).toEqual(paths)
    await expect.poll(async () => advance(toldPaths(page, 'visitorEnrichment'))).toEqual(paths)
    const pages = paths.map((path) => `page ${path}`)
    await expect.poll(async () => advance(service.events())).toEqual(expect.arrayContaining(pages))
    // One more view after everything that could repeat the others.
    await page.goto('/pricing/')
    await expect.poll(async () => advance(service.events())).toContain('page /pricing/')
    const reported = (await service.events()).filter((event) => event.startsWith('page '))
    expect(reported).toEqual([...pages, 'page /pricing/'])
  })
}

test('adds the ids to a sign-up link used immediately, and reports the click on the next page', async ({
  page,
  service,
  personalize,
}) => {
  personalize({}, { vendors: { productAnalytics, sessionReplay } })
  await page.route(`${register}**`, (route) => route.fulfill({ contentType: 'text/html', body: 'Sign up' }))
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.locator(`a[href^="${register}"]:visible`).first().click()
  await expect(page).toHaveURL(/mxid=stand-in-visitor&hpid=stand-in-replay/)
  await openHydrated(page, '/about/')
  await expect.poll(service.events).toContain('track Clicked Free Trial {"path":"/"}')
  expect((await service.events()).filter((event) => event.includes('Clicked'))).toHaveLength(1)
})

test('identifies the visitor on a later page by the parameter of the landing page', async ({ page, personalize }) => {
  personalize({}, { vendors: { productAnalytics } })
  await keepLog(page)
  await page.goto('/?mxid=v-1&promo=SPRING', { waitUntil: 'domcontentloaded' })
  await recordsViews(page)
  await openHydrated(page, '/platform/')
  await expect
    .poll(async () => (await readLog(page)).map(({ call, args }) => [call, ...args]))
    .toContainEqual(['identify', 'v-1'])
  await expect(page.locator(`a[href^="${register}"]`).first()).toHaveAttribute('href', /promo=SPRING.*mxid=v-1/)
})

test('credits a search engine when consent is given on the second page', async ({ page, personalize }) => {
  const { consentTool } = tagsConfig('', { consentTool: { regime: 'opt-in' } })
  personalize({}, { vendors: { consentTool } })
  await page.goto('/platform/?promo=SPRING', { referer: 'https://www.google.com/', waitUntil: 'domcontentloaded' })
  await recordsViews(page)
  await page.getByRole('contentinfo').locator('a[href="/inbox/"]').first().click()
  await expect(page).toHaveURL('/inbox/')
  await decideConsent(page, 'Allow all')
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('hs_attr_last=utmcsr=google|utmcmd=organic')
  const link = page.locator(`a[href^="${register}"]:visible`).first()
  await link.dispatchEvent('pointerdown')
  await expect(link).toHaveAttribute('href', /promo=SPRING/)
})
