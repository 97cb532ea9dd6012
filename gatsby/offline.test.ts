import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { offlineOptions } from './offline'

const origin = 'https://www.hearthside.example'

/** The index of the worker's route for an address. Workbox tries them in order, with the full address. */
const routeOf = (address: string): number =>
  offlineOptions.workboxConfig.runtimeCaching.findIndex(({ urlPattern }) => urlPattern.test(`${origin}${address}`))

it.each([
  [
    'over the network only, because of the query',
    0,
    ['/?gclid=1', '/pricing/?plan=plus#plans', '/a/?b=c/', '/page-data/a/page-data.json?seats=12'],
  ],
  ['as a page, network-first', 1, ['/', '/pricing/', '/pricing/#plans']],
  ['as page data, network-first', 2, ['/page-data/a/page-data.json']],
  ['as slice data, network-first', 2, ['/slice-data/header.json']],
  [
    'as files whose names stay, network-first',
    2,
    ['/page.js', '/site-attribution.js', '/webpack.stats.json', '/chunk-map.json'],
  ],
  [
    'as files whose names change',
    3,
    ['/app-0123456789abcdef0123.js', '/pictures/a-0a1b2c3d-640.avif', '/static/a.mp4'],
  ],
  ['not at all', -1, ['/sw.js', '/blog/rss.xml', '/pagefind/pagefind-entry.json', '/api/hubspot/submitForm']],
])('the service worker handles %s (%d): %j', (_how, route, addresses) => {
  expect(addresses.filter((address) => routeOf(address) !== route)).toEqual([])
})

it('ignores other origins, whose addresses Workbox requires to match from their start', () => {
  const starts = offlineOptions.workboxConfig.runtimeCaching.flatMap(({ urlPattern }) =>
    ['/', '/?a=b', '/page-data/app-data.json', '/pictures/a.avif', '/icon.svg'].flatMap(
      (path) => urlPattern.exec(`https://elsewhere.example${path}`)?.index ?? [],
    ),
  )
  expect(starts.length).toBeGreaterThan(0)
  expect(starts).not.toContain(0)
})

describe('a request that neither the network nor its route can answer', () => {
  type Catch = (failed: { readonly event: object }) => Promise<unknown>

  /** Runs the appended script with these stored pages, the oldest first. Returns what it answers. */
  const answer = (request: { readonly url: string; readonly mode: string }, stored: readonly string[]) => {
    let handle: Catch | undefined
    const match = async ({ url }: typeof request, { ignoreSearch = false }) =>
      stored.find((address) => address === (ignoreSearch ? url.split('?')[0] : url))
    runInNewContext(readFileSync('gatsby/offline-catch.js', 'utf8'), {
      self: { addEventListener: () => undefined },
      workbox: {
        core: { cacheNames: { runtime: 'runtime' } },
        routing: { setCatchHandler: (handler: Catch) => (handle = handler) },
      },
      caches: {
        open: async (name: string) => ({ match: name === 'runtime' ? match : async () => undefined }),
        match: async (address: string) => address,
      },
      Response: { error: () => 'error' },
    })
    return handle?.({ event: { request } })
  }

  it.each(['navigate', 'cors'])('gets the stored copy, which has no query: %s', async (mode) => {
    expect(await answer({ url: '/pricing/?utm_source=x', mode }, ['/about/', '/pricing/'])).toBe('/pricing/')
  })

  it.each([
    ['navigate', '/offline/'],
    ['cors', 'error'],
  ])('gets the offline page only in place of a page: %s', async (mode, expected) => {
    expect(await answer({ url: '/pricing/', mode }, ['/about/'])).toBe(expected)
  })
})
