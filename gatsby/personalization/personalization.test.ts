import { readExperiences } from './personalization'

const entry = (id: string, fields: object = {}) => ({ id: `node-${id}`, contentful_id: id, ...fields })

const configOf = (variant: string) => ({
  traffic: 1,
  components: [{ baseline: { id: 'hero' }, variants: [{ id: variant }] }],
})

const experience = (id: string, named: string, variants: readonly object[]) =>
  entry(id, { nt_name: id, nt_type: 'nt_experiment', nt_config: configOf(named), nt_variants: variants })

const fine = experience('fine', 'variant-hero', [entry('variant-hero')])

const hero = entry('hero', {
  name: 'Hero',
  nt_experiences: [
    fine,
    experience('broken', 'gone', []),
    experience('unfinished', 'variant-draft', [entry('variant-draft')]),
  ],
})

/** The result of the block fragment for an entry with or without a heading. */
const rawHero = (id: string, heading: string | null) => ({
  __typename: 'ContentfulHero',
  contentful_id: id,
  name: `Name of ${id}`,
  heading,
})

/** Entries by content type, as the queries return them. */
const read = (entries: { readonly page: readonly object[]; readonly [type: string]: readonly object[] }) => {
  const lists = Object.fromEntries(Object.entries(entries).map(([type, nodes]) => [type, { nodes }]))
  const variants = [rawHero('variant-hero', 'Hello'), rawHero('variant-draft', null)]
  const data = { ...lists, allContentfulPage: lists.page, allContentfulEntry: { nodes: variants } }
  return readExperiences({ graphql: (() => Promise.resolve({ data })) as never })
}

const site = { page: [entry('home', { blocks: [hero, null] }), entry('bare', { blocks: null })], hero: [hero] }

describe('readExperiences', () => {
  it('returns the experiences of pages and the nodes of variants', async () => {
    const { ofPage } = await read(site)
    expect(ofPage('node-home')).toMatchObject({
      experiences: { hero: [{ id: 'fine' }] },
      variants: ['node-variant-hero'],
    })
    expect(ofPage('node-bare')).toEqual({ experiences: {}, variants: [] })
    expect(ofPage('node-unknown')).toEqual({ experiences: {}, variants: [] })
  })

  it('returns the variants of a translated page in its language', async () => {
    const variant = { ...entry('variant-hero'), id: 'node-variant-hero-de' }
    const german = { ...hero, nt_experiences: [{ ...fine, nt_variants: [variant] }] }
    const { ofPage } = await read({ page: [...site.page, { ...entry('home', { blocks: [german] }), id: 'node-de' }] })
    expect(ofPage('node-de').variants).toEqual(['node-variant-hero-de'])
    expect(ofPage('node-home').variants).toEqual(['node-variant-hero'])
  })

  it('omits an experience with a missing or incomplete variant, and names the problem', async () => {
    const { warnings } = await read(site)
    expect(warnings).toEqual([
      'Experience "broken" (broken): its variant "gone" is missing or not published. It is left out.',
      'Experience "unfinished" (unfinished): its variant "variant-draft" can’t be shown. Entry "Name of variant-draft", field "heading": it is empty, but required. It is left out.',
    ])
  })
})
