import { gzipSync } from 'node:zlib'
import { readBuildEnvironment } from '../environment'
import { attributionScripts } from './attribution'

const scriptsWith = (variables: Readonly<Record<string, string>>) =>
  attributionScripts(
    readBuildEnvironment({ CONTENTFUL_SPACE_ID: 'space', CONTENTFUL_ACCESS_TOKEN: 'token', ...variables }),
  )

/** A domain of 25 characters, and the click ids that the guide suggests. */
const documented = { PRODUCT_DOMAIN: 'a-brand-of-25-chars.test0', PAID_CLICK_IDS: 'gclid,gbraid,wbraid' }

it.each([
  ['/attribution.js', 6144],
  ['/app-analytics.js', 6144],
  // Also records early interactions.
  ['/site-attribution.js', 6912],
])('bundles %s into one standalone file of at most %d bytes', (address, limit) => {
  for (const { [address]: script = '' } of [scriptsWith({}), scriptsWith(documented)]) {
    expect(script).not.toMatch(/\b(import|require)\b\s*[({"']/)
    expect(script).not.toContain('process.env')
    expect(script).not.toContain('__APP_HOST_VENDORS__')
    expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(limit)
  }
})

it.each(['/attribution.js', '/site-attribution.js'])('makes no network calls in %s (requirements 7.4)', (address) => {
  const calls = /\b(fetch|XMLHttpRequest|sendBeacon|Image|WebSocket|EventSource)\b/
  expect(scriptsWith({})[address]).not.toMatch(calls)
})

it('builds the analytics script of the app host with the configured tools', () => {
  const src = 'https://product.example/a.js'
  const script = scriptsWith({
    PRODUCT_ANALYTICS_ID: 'p-1',
    PRODUCT_ANALYTICS_SRC: src,
    AD_PIXEL_ID: '1',
    AD_PIXEL_SRC: 'https://pixel.example/b.js',
  })['/app-analytics.js']
  expect(script).toContain(src)
  expect(script).not.toContain('pixel.example')
})
