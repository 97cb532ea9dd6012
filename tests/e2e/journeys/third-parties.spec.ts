import { expect, type Page } from '@playwright/test'
import { jqueryPaths, type VendorConfig, type VendorName } from '../../../src/lib/vendors'
import { anchorsOf, pagePaths } from '../support/content'
import { addPage } from '../support/extra-page'
import { expectSameDocument, followNewLink, followTo, hydrate, markDocument, openHydrated } from '../support/page-state'
import { actionPath, expectViews, loadedVendors, readCalls, test, withoutConsent } from '../support/third-parties'

test.use({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } })

/** Pages with linkable sections, and other pages. */
const anchoredPath = pagePaths.find((path) => anchorsOf(path).length > 0) ?? ''
const [otherPath = ''] = pagePaths.filter((path) => path !== '/' && path !== anchoredPath)

/** Third parties of every page. */
const everywhere: VendorName[] = ['crmTracking', 'helpChat', 'productAnalytics', 'sessionReplay', 'visitorEnrichment']

/** The names of files that a page requests from its host. */
function collectRequests(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  return requests
}

test('loads neither third parties that are not configured nor their code', async ({ page, tags, configure }) => {
  const visit = async (vendors: VendorConfig): Promise<readonly string[]> => {
    configure(vendors)
    const requests = collectRequests(page)
    await openHydrated(page, '/')
    await followTo(page, otherPath)
    return requests
  }
  const isScript = (path: string): boolean => path.endsWith('.js')
  const isTag = (path: string): boolean => path.startsWith('/_tags/')

  const one = await visit({ sessionReplay: tags().sessionReplay })
  await expect.poll(() => loadedVendors(page)).toEqual(['sessionReplay'])
  page.removeAllListeners('request')
  expect(one.filter(isTag)).toEqual(['/_tags/session-replay.js'])

  const nothing = await visit({})
  // In the end, all other code has loaded.
  const more = (): string[] => one.filter((path) => isScript(path) && !isTag(path) && !nothing.includes(path))
  await expect.poll(() => new Set(more()).size).toBe(1)
  expect(nothing.filter(isTag)).toEqual([])
})

/** Marks when the page runtime starts, in every document. */
const markStart = (page: Page): Promise<void> =>
  page.addInitScript(() => {
    new MutationObserver((_records, observer) => {
      if (document.documentElement.dataset.started === undefined) return
      performance.mark('started')
      observer.disconnect()
    }).observe(document, { attributes: true, attributeFilter: ['data-started'], subtree: true })
  })

/** The third parties that a page requested before it had loaded and its runtime had started. */
const earlyTags = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const [started] = performance.getEntriesByName('started')
    const ready = Math.max(navigation?.domComplete ?? Infinity, started?.startTime ?? Infinity)
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.includes('/_tags/') && startTime < ready)
      .map(({ name }) => name)
  })

test('loads each on its pages, after load and the start of the page runtime', async ({ page, tags, configure }) => {
  configure(withoutConsent(tags()))
  await markStart(page)
  await openHydrated(page, '/')
  await expect.poll(() => loadedVendors(page)).toEqual([...everywhere, 'jquery', 'salesIntent'].sort())
  expect(await earlyTags(page)).toEqual([])

  await addPage(page, '/about/')
  await addPage(page, actionPath)
  await openHydrated(page, otherPath)
  await expect.poll(() => loadedVendors(page)).toEqual([...everywhere, 'salesIntent'].sort())
  await followNewLink(page, actionPath)
  await expect.poll(() => loadedVendors(page)).toEqual([...everywhere, 'adPixel', 'salesIntent'].sort())
  await followNewLink(page, jqueryPaths[0] ?? '')
  await expect.poll(() => loadedVendors(page)).toEqual([...everywhere, 'adPixel', 'jquery', 'salesIntent'].sort())
  expect(await earlyTags(page)).toEqual([])

  const help = (await readCalls(page)).filter(({ vendor }) => vendor === 'helpChat').map(({ call }) => call)
  expect(help).toEqual(['load', 'init', 'reset'])
})

test('sends one page view per route to enrichment and to product analytics', async ({ page, tags, configure }) => {
  configure(withoutConsent(tags()))
  await openHydrated(page, `${otherPath}?from=letter#top`)
  await expectViews(page, [otherPath])
  await markDocument(page)

  await followNewLink(page, anchoredPath)
  await expectViews(page, [otherPath, anchoredPath])
  const [anchor = ''] = anchorsOf(anchoredPath)
  // As the tools of a page do.
  await page.evaluate(() => window.history.replaceState(window.history.state, '', '?seats=12'))
  await followNewLink(page, `#${anchor}`)
  await expect(page).toHaveURL(`${anchoredPath}?seats=12#${anchor}`)
  await page.goBack()
  await expect(page).toHaveURL(`${anchoredPath}?seats=12`)
  await followNewLink(page, `${anchoredPath}?seats=12`)
  await followNewLink(page, '/')
  await expectViews(page, [otherPath, anchoredPath, '/'])

  await page.goBack()
  await expectViews(page, [otherPath, anchoredPath, '/', anchoredPath])
  await page.goForward()
  await expectViews(page, [otherPath, anchoredPath, '/', anchoredPath, '/'])
  // A section of another page, and back.
  await followTo(page, `${anchoredPath}#${anchor}`)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expectViews(page, [otherPath, anchoredPath, '/', anchoredPath, '/', anchoredPath, '/'])
  await expectSameDocument(page)

  const titles = (await readCalls(page))
    .filter(({ vendor, call }) => vendor === 'visitorEnrichment' && call === 'page')
    .map(({ args: [view] }) => view as { path: string; title: string })
  for (const { path, title } of titles) {
    const titlesOfPath = titles.filter((view) => view.path === path).map((view) => view.title)
    expect(new Set(titlesOfPath), path).toEqual(new Set([title]))
  }
  expect(new Set(titles.map(({ title }) => title)).size).toBe(3)

  await page.reload()
  await hydrate(page)
  await expectViews(page, ['/'])
})

test('keeps queries out of the requests of the real product analytics library', async ({ page, tags, configure }) => {
  const { productAnalytics } = tags()
  configure({ productAnalytics })
  // The library collects events before it sends them.
  await page.clock.install()
  await page.route(productAnalytics.src, (route) =>
    route.fulfill({ path: require.resolve('mixpanel-browser/dist/mixpanel.min.js') }),
  )
  const sent: unknown[] = []
  await page.route('https://api-js.mixpanel.com/**', async (route) => {
    const data = new URLSearchParams(route.request().postData() ?? '').get('data') ?? '[]'
    sent.push(...[JSON.parse(data) as unknown].flat())
    await route.fulfill({ body: '1' })
  })
  await openHydrated(page, `${otherPath}?email=jane%40work.example`)
  await followTo(page, `${anchoredPath}?code=secret`)
  await page.reload()
  const viewOf = (path: string): unknown =>
    expect.objectContaining({ event: 'Viewed Page', properties: expect.objectContaining({ path }) })
  const sentLater = async (): Promise<readonly unknown[]> => {
    await page.clock.runFor(2000)
    return sent
  }
  await expect.poll(sentLater).toEqual(expect.arrayContaining([viewOf(otherPath), viewOf(anchoredPath)]))
  const text = decodeURIComponent(JSON.stringify(sent) + (await page.evaluate(() => document.cookie)))
  expect(text).not.toMatch(/jane|secret/)
})
