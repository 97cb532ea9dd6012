import * as v from 'valibot'
import { experienceConfig, writtenExperienceConfig } from './json-shapes'

const components = [{ baseline: { id: 'hero' }, variants: [{ id: 'other-hero' }] }]

it('applies the defaults of the vendor’s app', () => {
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
  ['no components', true, {}],
  ['a component without a baseline', true, { components: [{ variants: [{ id: 'other-hero' }] }] }],
  ['a component without variants', true, { components: [{ baseline: { id: 'hero' } }] }],
  ['traffic in percent', false, { components, traffic: 50 }],
  ['a list as components', false, { components: 'all' }],
])('rejects %s in the embedded content, and accepts it elsewhere: %s', (_name, isAccepted, config) => {
  expect(v.safeParse(experienceConfig, config).success).toBe(isAccepted)
  expect(v.safeParse(writtenExperienceConfig, config).success).toBe(false)
})
