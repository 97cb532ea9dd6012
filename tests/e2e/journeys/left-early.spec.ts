import type { Page } from '@playwright/test'
import { tagsConfig } from '../../../local/tags/tags-config'
import { openHydrated, stopClock } from '../support/page-state'
import { haveNetwork, test } from '../support/personalization'
import { expect } from '../support/test'
import { type Call, loadedVendors, readViews, viewsIn } from '../support/third-parties'

const { helpChat, productAnalytics, visitorEnrichment, sessionReplay } = tagsConfig()
const register = 'https://secure.hearthside.example/members/register/'

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
  viewsIn(await readLog(page), vendor)

const recordsViews = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.readyState !== 'loading' && 'hearthsideRecords' in window)).toBe(true)

test('reports each page once, however early a visitor leaves it', async ({ page, service, personalize }) => {
  personalize({}, { vendors: { productAnalytics, visitorEnrichment } })
  await keepLog(page)
  await stopClock(page)
  const visits: readonly [path: string, ms: number][] = [
    ['/', 300],
    ['/platform/', 500],
    ['/inbox/', 1500],
    ['/compare/zendesk/', 2500],
    ['/company/careers/', 5000],
    ['/about/', 0],
  ]
  for (const [path, ms] of visits) {
    await page.goto(path)
    await recordsViews(page)
    await page.clock.runFor(ms)
  }
  // Personalization waits for the first use of a page that has no experience.
  await page.keyboard.press('Shift')
  const expectLater = <Value>(read: () => Promise<Value>) =>
    expect.poll(
      async () => {
        await page.clock.runFor(500)
        return read()
      },
      // Each check advances the page's clock.
      { intervals: [100] },
    )
  const paths = visits.map(([path]) => path)
  await expectLater(() => toldPaths(page, 'productAnalytics')).toEqual(paths)
  await expectLater(() => toldPaths(page, 'visitorEnrichment')).toEqual(paths)
  const pages = paths.map((path) => `page ${path}`)
  await expectLater(service.events).toEqual(expect.arrayContaining(pages))
  // One more view after everything that could repeat the others.
  await page.goto('/pricing/')
  await expectLater(service.events).toContain('page /pricing/')
  const reported = (await service.events()).filter((event) => event.startsWith('page '))
  // Requests of two pages can arrive in either order; each event states its time.
  expect(reported.sort()).toEqual([...pages, 'page /pricing/'].sort())
})

test('reports the views of two tabs that open at the same time, each in its own tab', async ({
  page,
  context,
  service,
  personalize,
}) => {
  personalize({}, { vendors: { helpChat, productAnalytics } })
  const other = await context.newPage()
  await haveNetwork(other)
  const tabs = [
    [page, '/platform/'],
    [other, '/about/'],
  ] as const
  for (const [tab, path] of tabs) {
    await tab.goto(path, { waitUntil: 'domcontentloaded' })
    await recordsViews(tab)
  }
  for (const [tab, path] of tabs) {
    await tab.bringToFront()
    // A tab reports after its first input.
    await tab.keyboard.press('Shift')
    await expect.poll(() => readViews(tab, 'productAnalytics')).toEqual([path])
    await expect.poll(() => loadedVendors(tab)).toEqual(['helpChat', 'productAnalytics'])
  }
  const pagesOf = async (): Promise<string[]> =>
    (await service.events()).filter((event) => event.startsWith('page ')).sort()
  await expect.poll(pagesOf).toEqual(['page /about/', 'page /platform/'])
})

test('adds the ids to a sign-up link used immediately, and reports the click on the next page', async ({
  page,
  service,
  personalize,
}) => {
  personalize({}, { vendors: { productAnalytics, sessionReplay } })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const asked = page.waitForRequest((request) => request.url().startsWith(register))
  await page.locator(`a[href^="${register}"]:visible`).first().click()
  expect((await asked).url()).toMatch(/mxid=stand-in-visitor&hpid=stand-in-replay/)
  // The host does not exist. With a route, Playwright would also handle what the left page has just sent.
  await expect(page).toHaveURL(/^chrome-error:/)
  await openHydrated(page, '/about/')
  await expect.poll(service.events).toContain('track Clicked Free Trial {"path":"/"}')
  expect((await service.events()).filter((event) => event.includes('Clicked'))).toHaveLength(1)
})
