import { gzipSync } from 'node:zlib'
import { attributionSettings } from './attribution-settings'
import { bundleScript } from './bundle-script'

const bundle = (name: string, environment = { PRODUCT_DOMAIN: '', PAID_CLICK_IDS: '' }): string =>
  bundleScript(`src/attribution/${name}.ts`, attributionSettings(environment))

it.each([
  ['standalone', 3072],
  ['site', 3800],
])('makes one file of %s that needs no other and takes at most %i bytes', (name, limit) => {
  const script = bundle(name)
  expect(script).not.toMatch(/\b(import|require)\b\s*[({"']/)
  expect(script).not.toContain('process.env')
  expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(limit)
})

it.each(['standalone', 'site'])('makes %s for the domain and the clicks of the environment', (name) => {
  const script = bundle(name, { PRODUCT_DOMAIN: 'brand.test', PAID_CLICK_IDS: 'gclid,gbraid' })
  expect(script).toContain('brand.test')
  expect(script).not.toContain('hearthside.example')
  expect(script).toContain('gclid,gbraid')
})
