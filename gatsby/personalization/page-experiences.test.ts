import type { RawExperience } from './map-experiences'
import { pageExperiences } from './page-experiences'

const experience = (id: string, components: object[], variants: string[]): RawExperience => ({
  contentful_id: id,
  nt_name: id,
  nt_type: 'nt_experiment',
  nt_config: { traffic: 1, components },
  nt_variants: variants.map((contentful_id) => ({ contentful_id })),
})

const replace = (baseline: string, ...ids: string[]) => ({
  baseline: { id: baseline },
  variants: ids.map((id) => ({ id, hidden: id === '' })),
})

const wide = experience('wide', [replace('hero', 'variant-hero'), replace('faq', '')], ['variant-hero'])
const more = experience('more', [replace('hero', 'variant-hero', 'variant-hero-2')], ['variant-hero', 'variant-hero-2'])

it('collects experiences by block, in their order, and the entries that may have to be drawn', () => {
  const page = pageExperiences([
    { contentful_id: 'hero', nt_experiences: [wide, more] },
    null,
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

it('leaves out an experience that does not replace the block, which would stand in the way of the next one', () => {
  const elsewhere = experience('elsewhere', [replace('other', 'variant-other')], ['variant-other'])
  const page = pageExperiences([{ contentful_id: 'hero', nt_experiences: [elsewhere, more] }])
  expect(page.experiences.hero?.map(({ id }) => id)).toEqual(['more'])
  expect(page.variantIds).not.toContain('variant-other')
  expect(page.warnings).toEqual([
    'Experience "elsewhere" (elsewhere): it is attached to "hero" and does not replace it.',
  ])
})

it('warns once of an experience that several blocks are in', () => {
  const broken = experience('broken', [replace('hero', 'gone'), replace('faq', 'gone')], [])
  const page = pageExperiences(['hero', 'faq'].map((contentful_id) => ({ contentful_id, nt_experiences: [broken] })))
  expect(page.experiences).toEqual({})
  expect(page.warnings).toHaveLength(1)
})
