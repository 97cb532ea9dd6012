import { nodesOf, type Space } from '../test-support/nodes-of'
import { collectionsModel } from './collections'

type Resolve = (source: object, args: object, context: object) => Promise<readonly { id: string }[]>

type Resolvers = Readonly<Record<string, Readonly<Record<string, { readonly resolve: Resolve }>>>>

function resolvers(): Resolvers {
  const created: Resolvers[] = []
  const createResolvers = (given: Resolvers): void => void created.push(given)
  collectionsModel.createResolvers?.({ createResolvers } as never)
  return created[0] ?? {}
}

/** Reads nodes as Gatsby does, and notes what the query then depends on. */
function nodeModelOf(space: Space) {
  const { getNode, getNodesByType } = nodesOf(space)
  const nodes = new Set<string>()
  const types = new Set<string>()
  return {
    nodes,
    types,
    nodeModel: {
      getNodeById: ({ id }: { id: string }, { track } = { track: true }) => {
        if (track) nodes.add(id)
        return getNode(id) ?? null
      },
      findAll: ({ type, query }: { type: string; query?: { limit: number } }, { track } = { track: true }) => {
        if (track) types.add(type)
        return Promise.resolve({ entries: getNodesByType(type).slice(0, query?.limit) })
      },
    },
  }
}

const blog = (count: number): Space => ({
  ContentfulBlogPost: Array.from({ length: count }, (_, index) => ({
    id: `node-${index}`,
    contentful_id: `post-${index}`,
    internal: { type: 'ContentfulBlogPost' },
    title: `Post ${index}`,
    slug: `post-${index}`,
    publishedOn: new Date(Date.UTC(2000, 0, index)).toISOString(),
    author___NODE: 'ada',
    body___NODE: `body-${index}`,
  })),
  ContentfulAuthor: [{ id: 'ada', name: 'Ada' }],
  bodies: Array.from({ length: count }, (_, index) => ({ id: `body-${index}`, internal: { content: 'Words.' } })),
})

beforeEach(() => {
  // Lists are kept until the content changes, which Gatsby tells by this hook.
  void collectionsModel.createPages?.(
    { getNode: () => undefined, getNodesByType: () => [], actions: {} } as never,
    { plugins: [] },
    () => undefined,
  )
})

describe('entries by their identifiers', () => {
  it('are read alone, with what their items name, so that no other entry’s change concerns the query', async () => {
    const { nodeModel, nodes, types } = nodeModelOf(blog(3000))
    const ids = ['node-7', 'node-2', 'node-gone']
    const items = await resolvers().Query?.collectionItems?.resolve({}, { ids }, { nodeModel })
    expect(items?.map(({ id }) => id)).toEqual(['post-7', 'post-2'])
    expect(items?.[0]).toMatchObject({ href: '/blog/post-7/', person: 'Ada', minutes: 1 })
    expect([...nodes].sort()).toEqual(['ada', 'body-2', 'body-7', 'node-2', 'node-7', 'node-gone'])
    expect([...types]).toEqual([])
  })
})

describe('a list in a page', () => {
  const list = async (count: number, source: object) => {
    const model = nodeModelOf(blog(count))
    const items = await resolvers().ContentfulCollectionList?.items?.resolve(source, {}, model)
    return { items: items ?? [], ...model }
  }

  it('has the newest posts, and depends on all, as another may become one of them', async () => {
    const { items, types, nodes } = await list(300, { collection: 'posts', limit: 2 })
    expect(items.map(({ id }) => id)).toEqual(['post-299', 'post-298'])
    expect([...types]).toEqual(['ContentfulBlogPost'])
    expect([...nodes].sort()).toEqual(['ada', 'body-298', 'body-299', 'node-298', 'node-299'])
  })

  it.each([300, 3000])('has at most 100 of %d', async (count) => {
    expect((await list(count, { collection: 'posts' })).items).toHaveLength(100)
  })
})
