import { parse, visit } from 'graphql'
import type { EntryNode } from '../read-content'
import { readExperiences, readPageNodes } from './personalization'

describe('readPageNodes', () => {
  const node = (id: string, fields: object = {}, content?: string): EntryNode => ({
    id: `node-${id}`,
    contentful_id: id,
    internal: { content },
    ...fields,
  })

  const config = { traffic: 1, components: [] }

  const nodes = [
    node('hero', { nt_experiences___NODE: ['node-hero-shops', 'node-gone'] }),
    node('faq'),
    node('hero-shops', {
      nt_name: 'Hero for shops',
      nt_description___NODE: 'node-words',
      nt_type: 'nt_personalization',
      nt_experience_id: 'given',
      nt_config___NODE: 'node-config',
      nt_audience___NODE: 'node-shops',
      nt_variants___NODE: ['node-variant-hero', 'node-gone'],
    }),
    node('words', {}, 'For shops.'),
    node('config', {}, JSON.stringify(config)),
    node('shops', { nt_audience_id: 'shops-id', nt_name: 'Shops' }),
    node('variant-hero'),
  ]

  const getNode = (id: string) => nodes.find((each) => each.id === id)

  it('reads blocks with their experiences, and what is linked and published', () => {
    const page = node('home', { blocks___NODE: ['node-hero', 'node-gone', 'node-faq'] })
    expect(readPageNodes(page, getNode)).toEqual([
      {
        contentful_id: 'hero',
        nt_experiences: [
          {
            contentful_id: 'hero-shops',
            nt_name: 'Hero for shops',
            nt_description: 'For shops.',
            nt_type: 'nt_personalization',
            nt_experience_id: 'given',
            nt_config: config,
            nt_audience: { contentful_id: 'shops', nt_audience_id: 'shops-id', nt_name: 'Shops', nt_description: null },
            nt_variants: [{ contentful_id: 'variant-hero' }],
          },
        ],
      },
      { contentful_id: 'faq', nt_experiences: [] },
    ])
  })

  it('reads a page without blocks, and an experience without anything', () => {
    expect(readPageNodes(node('empty'), getNode)).toEqual([])
    const bare = [
      node('block', { nt_experiences___NODE: ['node-bare'] }),
      node('bare', { nt_config___NODE: 'node-words' }),
    ]
    const find = (id: string) => [...bare, node('words', {}, '{')].find((each) => each.id === id)
    expect(readPageNodes(node('page', { blocks___NODE: ['node-block'] }), find)).toMatchObject([
      { nt_experiences: [{ contentful_id: 'bare', nt_name: null, nt_config: null, nt_variants: [] }] },
    ])
  })
})

const node = (type: string, id: string, fields: object = {}, content?: string): EntryNode => ({
  id: `node-${id}`,
  contentful_id: id,
  internal: { type: `Contentful${type}`, content },
  ...fields,
})

const configOf = (variant: string) =>
  JSON.stringify({ traffic: 1, components: [{ baseline: { id: 'hero' }, variants: [{ id: variant }] }] })

const experience = (id: string, named: string, listed: string): readonly EntryNode[] => [
  node('NtExperience', id, {
    nt_name: id,
    nt_type: 'nt_experiment',
    nt_config___NODE: `node-config-${id}`,
    nt_variants___NODE: [`node-${listed}`],
  }),
  node('NtExperienceNtConfigJsonNode', `config-${id}`, {}, configOf(named)),
]

const nodes = [
  node('Page', 'home', { blocks___NODE: ['node-hero'] }),
  node('Page', 'bare'),
  node('Hero', 'hero', { nt_experiences___NODE: ['node-fine', 'node-broken', 'node-unfinished'] }),
  ...experience('fine', 'variant-hero', 'variant-hero'),
  ...experience('broken', 'gone', 'gone'),
  ...experience('unfinished', 'variant-draft', 'variant-draft'),
  node('Hero', 'variant-hero'),
  node('Hero', 'variant-draft'),
]

/** What the fragment of all blocks gives of an entry that lacks its heading, or has it. */
const rawHero = (id: string, heading: string | null) => ({
  id: `node-${id}`,
  __typename: 'ContentfulHero',
  contentful_id: id,
  name: `Name of ${id}`,
  heading,
})

const graphql = jest.fn((_query: string, _variables?: unknown) =>
  Promise.resolve({
    data: { allContentfulEntry: { nodes: [rawHero('variant-hero', 'Hello'), rawHero('variant-draft', null)] } },
  }),
)

const read = (all: readonly EntryNode[] = nodes) =>
  readExperiences({
    getNode: (id: string) => all.find((each) => each.id === id),
    getNodesByType: (type: string) => all.filter(({ internal }) => internal?.type === type),
    graphql,
  } as never)

describe('readExperiences', () => {
  beforeEach(() => {
    graphql.mockClear()
  })

  it('gives pages their experiences, and the nodes of the variants', async () => {
    const { ofPage } = await read()
    expect(ofPage('node-home')).toMatchObject({
      experiences: { hero: [{ id: 'fine' }] },
      variants: ['node-variant-hero'],
    })
    expect(ofPage('node-bare')).toEqual({ experiences: {}, variants: [] })
    expect(ofPage('node-unknown')).toEqual({ experiences: {}, variants: [] })
  })

  it('leaves out an experience whose variant is missing or lacks something, and names what', async () => {
    const { warnings } = await read()
    expect(warnings).toEqual([
      'Experience "broken" (broken): its variant "gone" is missing or not published. It is left out.',
      'Experience "unfinished" (unfinished): its variant "variant-draft" can’t be shown. Entry "Name of variant-draft", field "heading": it is empty, but required. It is left out.',
    ])
  })

  it('asks for the variants as pages do, with all fragments that this takes', async () => {
    await read()
    const [query = '', variables] = graphql.mock.calls[0] ?? []
    expect(variables).toEqual({ ids: ['node-variant-hero', 'node-variant-draft'] })
    const [defined, used] = [new Set<string>(), new Set<string>()]
    visit(parse(query), {
      FragmentDefinition: ({ name }) => void defined.add(name.value),
      FragmentSpread: ({ name }) => void used.add(name.value),
    })
    expect(used).toContain('AnyBlock')
    expect([...used].filter((name) => !defined.has(name))).toEqual([])
    expect([...defined].filter((name) => !used.has(name))).toEqual([])
  })

  it('asks for nothing on a site without experiences', async () => {
    const { warnings } = await read([node('Page', 'bare')])
    expect(warnings).toEqual([])
    expect(graphql).not.toHaveBeenCalled()
  })

  it('warns of experiences that are attached where they do nothing', async () => {
    const slot = (id: string) => node('FormSlot', id, { name: id, nt_experiences___NODE: ['node-fine'] })
    const { warnings } = await read([
      ...experience('fine', 'variant-hero', 'variant-hero'),
      node('Hero', 'variant-hero'),
      slot('in-company-page'),
      slot('nowhere'),
      node('CompanyPage', 'privacy', { title: 'Privacy', formSlot___NODE: 'node-in-company-page' }),
      // The source of the nodes adds links back.
      node('Form', 'form', { formslot___NODE: ['node-in-company-page'] }),
    ])
    expect(warnings).toEqual([
      'Entry "in-company-page" (in-company-page) has the experience "fine", but field "formSlot" of "Privacy" shows it to all visitors. Experiences work for the blocks of a page only.',
      'Entry "nowhere" (nowhere) has the experience "fine", but is not among the blocks of a page. Experiences work for those only.',
    ])
  })
})
