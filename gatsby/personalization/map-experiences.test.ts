import { mapExperiences, pageExperiences, type RawExperience } from './map-experiences'

const config = {
  traffic: 0.5,
  distribution: [0.25, 0.75],
  sticky: true,
  components: [
    { type: 'EntryReplacement', baseline: { id: 'home-hero' }, variants: [{ id: 'variant-home-hero', hidden: false }] },
  ],
}

const raw = (parts: Partial<RawExperience> = {}): RawExperience => ({
  contentful_id: 'hero-shops',
  nt_name: 'Hero for shops',
  nt_type: 'nt_personalization',
  nt_config: config,
  nt_audience: { contentful_id: 'shops', nt_audience_id: 'shops-id', nt_name: 'Shops' },
  nt_variants: [{ id: 'node', contentful_id: 'variant-home-hero' }],
  nt_experience_id: 'hero-shops-id',
  ...parts,
})

const configured = (parts: object): RawExperience => raw({ nt_config: { ...config, ...parts } })

const component = (id: string, ...variants: object[]) => ({ baseline: { id }, variants })

describe('mapExperiences', () => {
  it('maps entries written by the vendor’s app', () => {
    expect(mapExperiences([raw()])).toEqual({
      warnings: [],
      experiences: [
        {
          id: 'hero-shops-id',
          type: 'nt_personalization',
          name: 'Hero for shops',
          audience: { id: 'shops-id', name: 'Shops' },
          trafficAllocation: 0.5,
          distribution: [
            { index: 0, start: 0, end: 0.25 },
            { index: 1, start: 0.25, end: 1 },
          ],
          sticky: true,
          components: [{ baseline: { id: 'home-hero' }, variants: [{ id: 'variant-home-hero', hidden: false }] }],
        },
      ],
    })
  })

  it('has no nulls in its result, which the SDK would reject', () => {
    const nulls = { traffic: null, distribution: null, sticky: null }
    const components = [
      { type: null, baseline: { id: 'home-hero' }, variants: [{ id: 'variant-home-hero', hidden: null }] },
    ]
    const { experiences } = mapExperiences([configured({ ...nulls, components })])
    expect(JSON.stringify(experiences)).not.toContain('null')
    expect(experiences).toMatchObject([
      { trafficAllocation: 0, distribution: [{ end: 0.5 }, { start: 0.5 }], sticky: false },
    ])
  })

  it.each<[string, RawExperience, string]>([
    ['whose audience is not published', raw({ nt_audience: null }), 'its audience is missing or not published'],
    ['whose variant is not published', raw({ nt_variants: [] }), 'its variant "variant-home-hero" is missing'],
    [
      'whose first variant is missing, so that the second does not take its place',
      configured({ components: [component('home-hero', { id: 'gone' }, { id: 'variant-home-hero' })] }),
      'its variant "gone" is missing or not published',
    ],
    ['without a configuration', raw({ nt_config: null }), 'it has no configuration'],
    ['with traffic in percent', configured({ traffic: 50 }), 'its configuration is wrong at "traffic"'],
    ['that replaces nothing', configured({ components: [component('')] }), 'it replaces no entry'],
    ['without a variant', configured({ components: [component('home-hero')] }), 'it has no variant'],
    [
      'with a share for a missing variant',
      configured({ distribution: [0.4, 0.3, 0.3] }),
      'its distribution has a share for variant 2, but there are only 1',
    ],
    ['of an unknown type', raw({ nt_type: 'nt_other' }), 'its type must be one of nt_experiment, nt_personalization'],
  ])('omits an experience %s, with a warning', (_name, entry, warning) => {
    const { experiences, warnings } = mapExperiences([entry])
    expect(experiences).toEqual([])
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toContain(`Experience "Hero for shops" (hero-shops): ${warning}`)
    expect(warnings[0]).toMatch(/It is left out\.$/)
  })

  it('omits the second experience with the same id', () => {
    const { experiences, warnings } = mapExperiences([raw(), raw({ contentful_id: 'copy', nt_name: null })])
    expect(experiences).toHaveLength(1)
    expect(warnings).toEqual(['Experience "copy" (copy): another experience has the same id. It is left out.'])
  })
})

const experience = (id: string, components: object[], variants: string[]): RawExperience => ({
  contentful_id: id,
  nt_name: id,
  nt_type: 'nt_experiment',
  nt_config: { traffic: 1, components },
  nt_variants: variants.map((contentful_id) => ({ id: `node-${contentful_id}`, contentful_id })),
})

const replace = (baseline: string, ...ids: string[]) => ({
  baseline: { id: baseline },
  variants: ids.map((id) => ({ id, hidden: id === '' })),
})

const wide = experience('wide', [replace('hero', 'variant-hero'), replace('faq', '')], ['variant-hero'])
const more = experience('more', [replace('hero', 'variant-hero', 'variant-hero-2')], ['variant-hero', 'variant-hero-2'])

it('collects experiences by block, in order, and the possible variants', () => {
  const page = pageExperiences([
    { contentful_id: 'hero', nt_experiences: [wide, more] },
    { contentful_id: 'logos', nt_experiences: null },
    { contentful_id: 'cta' },
    { contentful_id: 'faq', nt_experiences: [wide] },
  ])
  expect(Object.entries(page.experiences).map(([id, list]) => [id, list.map((each) => each.id)])).toEqual([
    ['hero', ['wide', 'more']],
    ['faq', ['wide']],
  ])
  expect(page.variantIds).toEqual(['variant-hero', 'variant-hero-2'])
  expect(page.warnings).toEqual([])
})

it('omits an experience that does not replace the block, because it would hide the next one', () => {
  const elsewhere = experience('elsewhere', [replace('other', 'variant-other')], ['variant-other'])
  const page = pageExperiences([{ contentful_id: 'hero', nt_experiences: [elsewhere, more] }])
  expect(page.experiences.hero?.map(({ id }) => id)).toEqual(['more'])
  expect(page.variantIds).not.toContain('variant-other')
  expect(page.warnings).toEqual([
    'Experience "elsewhere" (elsewhere): it is attached to "hero" and does not replace it.',
  ])
})
