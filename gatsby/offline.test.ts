import { offlineOptions } from './offline'

const origin = 'https://www.hearthside.example'

/** The index of the worker's route for an address. Workbox tries them in order, with the full address. */
const routeOf = (address: string): number =>
  offlineOptions.workboxConfig.runtimeCaching.findIndex(({ urlPattern }) => urlPattern.test(`${origin}${address}`))

describe('the service worker', () => {
  it.each(['/', '/pricing/', '/pricing/?plan=plus#plans', '/a/?b=c/d.js'])(
    'treats %s as a page and loads it network-first',
    (address) => {
      expect(routeOf(address)).toBe(0)
    },
  )

  it('loads page data network-first', () => {
    expect(routeOf('/page-data/pricing/page-data.json')).toBe(1)
    expect(routeOf('/slice-data/header.json')).toBe(1)
  })

  it.each(['/page.js', '/site-attribution.js', '/webpack.stats.json', '/chunk-map.json'])(
    'loads %s network-first, because its name does not change',
    (address) => {
      expect(routeOf(address)).toBe(1)
    },
  )

  it.each(['/app-0123456789abcdef0123.js', '/pictures/hero-0a1b2c3d-640.avif', '/static/a.mp4'])(
    'caches %s, whose name depends on its content',
    (address) => {
      expect(routeOf(address)).toBe(2)
    },
  )

  it.each(['/sw.js', '/blog/rss.xml', '/pagefind/pagefind-entry.json', '/api/hubspot/submitForm'])(
    'does not handle %s',
    (address) => {
      expect(routeOf(address)).toBe(-1)
    },
  )
})
