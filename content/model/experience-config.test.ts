import * as v from 'valibot'
import { experienceConfig, writtenExperienceConfig } from './json-shapes'

const components = [{ baseline: { id: 'hero' }, variants: [{ id: 'other-hero' }] }]

it('fills in the defaults of the vendor’s app', () => {
  expect(v.parse(experienceConfig, { components })).toEqual({
    traffic: 0,
    distribution: [0.5, 0.5],
    sticky: false,
    components: [
      { type: 'EntryReplacement', baseline: { id: 'hero' }, variants: [{ id: 'other-hero', hidden: false }] },
    ],
  })
})

it.each([
  ['no components', {}],
  ['an empty list of components', { components: [] }],
  ['a component without a baseline', { components: [{ variants: [{ id: 'other-hero' }] }] }],
  ['a component without variants', { components: [{ baseline: { id: 'hero' } }] }],
])('rejects %s only where people write the configuration', (_name, config) => {
  expect(v.safeParse(experienceConfig, config).success).toBe(true)
  expect(v.safeParse(writtenExperienceConfig, config).issues?.[0].message).toMatch(
    /^“nt_config” does not have the expected structure\./,
  )
})

it.each([
  ['traffic in percent', { components, traffic: 50 }],
  ['a list as components', { components: 'all' }],
])('rejects %s everywhere', (_name, config) => {
  expect(v.safeParse(experienceConfig, config).success).toBe(false)
  expect(v.safeParse(writtenExperienceConfig, config).success).toBe(false)
})
