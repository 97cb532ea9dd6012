import type { EntryNode } from '../../../personalization/read-page-nodes'
import { personalization } from './personalization'

const node = (id: string, fields: object = {}, content?: string): EntryNode => ({
  id: `node-${id}`,
  contentful_id: id,
  internal: { content },
  ...fields,
})

const config = { traffic: 1, components: [{ baseline: { id: 'hero' }, variants: [{ id: 'variant-hero' }] }] }

const experience = (id: string, variants: string[]) =>
  node(id, {
    nt_name: id,
    nt_type: 'nt_experiment',
    nt_config___NODE: 'node-config',
    nt_variants___NODE: variants.map((variant) => `node-${variant}`),
  })

const nodes = [
  node('home', { blocks___NODE: ['node-hero'] }),
  node('hero', { nt_experiences___NODE: ['node-fine', 'node-broken'] }),
  experience('fine', ['variant-hero']),
  experience('broken', ['gone']),
  node('config', {}, JSON.stringify(config)),
  node('variant-hero'),
]

const find = (id: string) => nodes.find((each) => each.id === id) ?? null
const [home] = nodes

type Resolve = (page: unknown, args: unknown, context: unknown) => unknown

it('gives pages their experiences, and the entries of the variants', () => {
  let fields: Readonly<Record<string, { readonly resolve: Resolve }>> = {}
  const createResolvers = ({ ContentfulPage }: { readonly ContentfulPage: typeof fields }): void => {
    fields = ContentfulPage
  }
  personalization.createResolvers?.({ createResolvers } as never)
  const context = { nodeModel: { getNodeById: ({ id }: { readonly id: string }) => find(id) } }
  expect(fields.experiences?.resolve(home, {}, context)).toMatchObject({ hero: [{ id: 'fine' }] })
  expect(fields.variants?.resolve(home, {}, context)).toEqual([find('node-variant-hero')])
})

it('warns once of an experience that is left out, by its name', async () => {
  const warn = jest.fn()
  const getNodesByType = () => [home, home]
  await personalization.createPages?.(
    { getNode: find, getNodesByType, reporter: { warn } } as never,
    {} as never,
    () => undefined,
  )
  expect(warn.mock.calls).toEqual([
    ['Experience "broken" (broken): its variant "variant-hero" is missing or not published. It is left out.'],
  ])
})
