import { readPageNodes, type EntryNode } from './read-page-nodes'

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
