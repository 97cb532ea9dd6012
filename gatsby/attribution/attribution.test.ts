import { gzipSync } from 'node:zlib'
import { appHostSettings, attributionBundle, attributionSettings } from './attribution'

const bundle = (name: string, environment = { PRODUCT_DOMAIN: '', PAID_CLICK_IDS: '' }): string =>
  attributionBundle(`src/attribution/${name}.ts`, attributionSettings(environment))

/** A domain of 25 characters, and the click ids that the guide suggests. */
const documented = { PRODUCT_DOMAIN: 'a-brand-of-25-chars.test0', PAID_CLICK_IDS: 'gclid,gbraid,wbraid' }

it.each([
  ['standalone', 6144],
  // Also records early interactions.
  ['site', 6912],
])('bundles %s into one standalone file of at most %d bytes', (name, limit) => {
  for (const script of [bundle(name), bundle(name, documented)]) {
    expect(script).not.toMatch(/\b(import|require)\b\s*[({"']/)
    expect(script).not.toContain('process.env')
    expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(limit)
  }
})

it('builds the analytics script of the app host with the configured tools', () => {
  const product = { id: 'p-1', src: 'https://product.example/a.js' }
  const script = attributionBundle('src/app/app-host/analytics.ts', {
    ...attributionSettings(documented),
    ...appHostSettings({ productAnalytics: product, adPixel: { id: '1', src: 'https://pixel.example/b.js' } }),
  })
  expect(script).toContain(product.src)
  expect(script).not.toContain('pixel.example')
  expect(script).not.toContain('__APP_HOST_VENDORS__')
  expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(6144)
})
