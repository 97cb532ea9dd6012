import * as v from 'valibot'
import { experienceConfig, jsonShapes } from './json-shapes'
import { splitMessage } from './message'

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
])('checks reject %s, and builds accept it: %s', (_name, isAccepted, config) => {
  expect(v.safeParse(experienceConfig, config).success).toBe(isAccepted)
  expect(v.safeParse(jsonShapes.experienceConfig, config).success).toBe(false)
})

it.each([
  ['experienceConfig', { traffic: 2, components: [] }, '“traffic” must be a number from 0 to 1.'],
  [
    'experienceConfig',
    { distribution: [2], components: [] },
    'Each share in “distribution” must be a number from 0 to 1.',
  ],
  [
    'experienceConfig',
    { components: [{ type: 'InlineVariable', baseline: { value: 'x' } }] },
    'The site does not support variables in experiences.',
  ],
  ['experienceConfig', {}, '“nt_config” does not have the expected structure.'],
  ['audienceRules', { any: [{ all: [{ type: 'weather' }] }] }, 'A rule has an unknown “type”.'],
  ['audienceRules', { all: [] }, '“nt_rules” does not have the expected structure.'],
] as const)('reports invalid %s: %j', (shape, value, wrong) => {
  const result = v.safeParse(jsonShapes[shape], value, { abortPipeEarly: true })
  const messages = (result.issues ?? []).map(({ message }) => splitMessage(message))
  expect(messages.map((message) => message.wrong)).toContain(wrong)
  for (const { advice } of messages) expect(advice).not.toBe('')
})
