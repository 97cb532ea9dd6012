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
  ['no components', {}, true],
  ['an empty list of components', { components: [] }, true],
  ['a component without a baseline', { components: [{ variants: [{ id: 'other-hero' }] }] }, true],
  ['a component without variants', { components: [{ baseline: { id: 'hero' } }] }, true],
  ['traffic in percent', { components, traffic: 50 }, false],
  ['a list as components', { components: 'all' }, false],
])('rejects %s where people write the configuration, and elsewhere unless it can be read', (_name, config, isRead) => {
  expect(v.safeParse(experienceConfig, config).success).toBe(isRead)
  expect(v.safeParse(writtenExperienceConfig, config).success).toBe(false)
})
