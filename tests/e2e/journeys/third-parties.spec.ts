import { expect } from '@playwright/test'
import { anchorsOf } from '../support/content'
import { expectSameDocument, followNewLink, followTo, hydrate, markDocument, openHydrated } from '../support/page-state'
import { anchoredPath, expectViews, otherPath, readCalls, test, withoutConsent } from '../support/third-parties'

test.use({ viewport: { width: 1440, height: 900 } })

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
