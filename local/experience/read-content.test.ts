import { readContent } from './read-content'

const rules = { any: [{ all: [{ type: 'location', key: 'countryCode', operator: 'equal', value: 'CA' }] }] }

const entry = (type: string, id: string, fields: Record<string, unknown>, isDraft = false) => ({
  id,
  type: { id: type },
  isDraft,
  fields,
})

const audience = entry('nt_audience', 'canada', { nt_name: 'Canada', nt_audience_id: 'canada-id', nt_rules: rules })

const components = [{ baseline: { id: 'hero' }, variants: [{ id: 'variant-hero' }] }]

const experience = (fields: Record<string, unknown> = {}, isDraft = false) =>
  entry(
    'nt_experience',
    'hero-canada',
    { nt_name: 'Hero', nt_type: 'nt_personalization', nt_audience: 'canada', nt_config: { components }, ...fields },
    isDraft,
  )

it('reads audiences and experiences in the format of the vendor’s app', () => {
  const config = { traffic: 0.5, distribution: [0.2, 0.8], sticky: true, components }
  const { audiences, experiences } = readContent([audience, experience({ nt_config: config })])
  expect(audiences).toMatchObject([{ id: 'canada-id', name: 'Canada' }])
  expect(experiences).toEqual([
    {
      id: 'hero-canada',
      type: 'nt_personalization',
      name: 'Hero',
      audience: { id: 'canada-id', name: 'Canada' },
      trafficAllocation: 0.5,
      distribution: [
        { index: 0, start: 0, end: 0.2 },
        { index: 1, start: 0.2, end: 1 },
      ],
      sticky: true,
      components: [
        { type: 'EntryReplacement', baseline: { id: 'hero' }, variants: [{ id: 'variant-hero', hidden: false }] },
      ],
    },
  ])
})

it.each([
  ['a draft', experience({}, true)],
  ['an experience without a configuration', experience({ nt_config: undefined })],
  ['an experience for an unpublished audience', experience()],
])('omits %s', (_name, left) => {
  expect(readContent([left]).experiences).toEqual([])
})
