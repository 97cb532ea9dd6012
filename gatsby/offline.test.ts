import { offlineOptions } from './offline'

const origin = 'https://www.hearthside.example'

/** Which of the worker's routes takes an address: Workbox asks them in their order, with the whole address. */
const routeOf = (address: string): number =>
  offlineOptions.workboxConfig.runtimeCaching.findIndex(({ urlPattern }) => urlPattern.test(`${origin}${address}`))

describe('the service worker', () => {
  it.each([
    '/',
    '/pricing/',
    '/pricing/?plan=plus',
    '/product-tour/#step-note',
    '/pricing/?plan=plus#plans',
    '/a/?b=c/d.js',
  ])('takes %s for a page, whose HTML comes from the network first', (address) => {
    expect(routeOf(address)).toBe(0)
  })

  it('takes what describes pages from the network first, too', () => {
    expect(routeOf('/page-data/pricing/page-data.json')).toBe(1)
    expect(routeOf('/slice-data/header.json')).toBe(1)
  })

  it.each(['/page.js', '/site-attribution.js', '/webpack.stats.json', '/chunk-map.json'])(
    'takes %s, which changes without its name, from the network first',
    (address) => {
      expect(routeOf(address)).toBe(1)
    },
  )

  it.each(['/app-0123456789abcdef0123.js', '/pictures/hero-0a1b2c3d-640.avif', '/static/a.mp4'])(
    'keeps %s, which is named by its content',
    (address) => {
      expect(routeOf(address)).toBe(2)
    },
  )

  it.each(['/sw.js', '/blog/rss.xml', '/page-index/a.json', '/api/hubspot/submitForm'])(
    'leaves %s alone',
    (address) => {
      expect(routeOf(address)).toBe(-1)
    },
  )
})
