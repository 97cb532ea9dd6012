import { entryPagesModel } from '../entry-pages'
import { createPages } from '../test-support/answer-of'
import { collectionsModel } from './collections'

type Resolve = (source: object, args: object, context: object, info: object) => Promise<readonly { id: string }[]>

type Resolvers = Readonly<Record<string, Readonly<Record<string, { readonly resolve: Resolve }>>>>

function resolvers(): Resolvers {
  const created: Resolvers[] = []
  const createResolvers = (given: Resolvers): void => void created.push(given)
  collectionsModel.createResolvers?.({ createResolvers } as never)
  return created[0] ?? {}
}

interface Node {
  readonly id: string
  readonly internal: { readonly type: string }
  readonly authorId?: string
}

/** A blog, or entries of another type, as Gatsby stores it. Records the dependencies of a query. */
function blog(count: number, type = 'ContentfulBlogPost') {
  const posts: readonly Node[] = Array.from({ length: count }, (_, index) => ({
    id: `node-${index}`,
    contentful_id: `post-${index}`,
    internal: { type },
    title: `Post ${index}`,
    slug: `post-${index}`,
    publishedOn: new Date(Date.UTC(2000, 0, index)).toISOString(),
    authorId: 'ada',
  }))
  const all = [...posts, { id: 'ada', internal: { type: 'ContentfulAuthor' }, name: 'Ada' }]
  const byId = new Map<string | undefined, Node>(all.map((node) => [node.id, node]))
  const nodes = new Set<string>()
  const types = new Set<string>()
  const nodeModel = {
    getNodeById: ({ id }: { id: string }) => {
      nodes.add(id)
      return byId.get(id) ?? null
    },
    findAll: ({ type, query }: { type: string; query?: { limit: number } }, { track } = { track: true }) => {
      if (track) types.add(type)
      const entries = all.filter(({ internal }) => internal.type === type)
      return Promise.resolve({ entries: entries.slice(0, query?.limit) })
    },
  }
  const author = { resolve: ({ authorId = '' }: Node) => nodeModel.getNodeById({ id: authorId }) }
  const schema = { getType: () => ({ getFields: () => ({ author, body: { resolve: () => 'Words.' } }) }) }
  return { nodes, types, context: { nodeModel }, info: { schema } }
}

beforeEach(async () => {
  // Gatsby calls this hook after content changes. It clears the cached lists.
  await createPages([entryPagesModel, collectionsModel], {}, { actions: {} })
})

describe('entries by their identifiers', () => {
  it('depend only on the requested entries, and on linked entries whose fields the query reads', async () => {
    const { context, info, nodes, types } = blog(3000)
    const ids = ['node-7', 'node-2', 'node-gone']
    const items = await resolvers().Query?.collectionItems?.resolve({}, { ids }, context, info)
    expect(items?.map(({ id }) => id)).toEqual(['post-7', 'post-2'])
    expect(items?.[0]).toMatchObject({ href: '/blog/post-7/', title: 'Post 7' })
    expect([...nodes].sort()).toEqual(['node-2', 'node-7', 'node-gone'])
    const read = (field: string) => resolvers().CollectionItem?.[field]?.resolve(items?.[0] ?? {}, {}, context, info)
    expect([read('person'), read('minutes')]).toEqual(['Ada', 1])
    expect([...nodes].sort()).toEqual(['ada', 'node-2', 'node-7', 'node-gone'])
    expect([...types]).toEqual([])
  })
})

it('has a plain cover only without a picture, and only for a type with covers', () => {
  const coverOf = (type: string, image: object | null) => {
    const { context } = blog(0)
    const info = { schema: { getType: () => ({ getFields: () => ({ image: { resolve: () => image } }) }) } }
    return resolvers().CollectionItem?.cover?.resolve({ type, node: { id: '1' } }, {}, context, info)
  }
  expect(coverOf('blogPost', null)).toMatchObject({ src: '/covers/blogPost.svg' })
  expect(coverOf('blogPost', { id: 'photo' })).toBeNull()
  expect(coverOf('author', null)).toBeUndefined()
})

describe('a list in a page', () => {
  const list = async (count: number, source: object, type?: string) => {
    const model = blog(count, type)
    const items = await resolvers().ContentfulCollectionList?.items?.resolve(source, {}, model.context, model.info)
    return { items: items ?? [], ...model }
  }

  it('has the newest posts and depends on all, because any post may enter the list', async () => {
    const { items, types, nodes } = await list(300, { collection: 'posts', limit: 2 })
    expect(items.map(({ id }) => id)).toEqual(['post-299', 'post-298'])
    expect([...types]).toEqual(['ContentfulBlogPost'])
    expect([...nodes].sort()).toEqual(['node-298', 'node-299'])
  })

  it.each([
    ['posts', 'ContentfulBlogPost', 100],
    ['integrations', 'ContentfulIntegration', 300],
  ])('without a limit, has the first 100 posts, or all entries: %s', async (collection, type, count) => {
    expect((await list(300, { collection }, type)).items).toHaveLength(count)
  })
})

it.each([
  ['stories', ['Software', 'Travel']],
  ['posts', []],
])('has the industries of all stories for a list of %s, whatever its limit', async (collection, industries) => {
  const story = (slug: string | null, industry: string) => ({ id: `node-${slug}`, slug, industry })
  const entries = [story('a', 'Travel'), story('b', 'Software'), story('c', 'Travel'), story(null, 'Education')]
  const context = { nodeModel: { findAll: () => Promise.resolve({ entries }) } }
  const { industries: field } = resolvers().ContentfulCollectionList ?? {}
  expect(await field?.resolve({ collection, limit: 1 }, {}, context, {})).toEqual(industries)
})

describe('a list of the changelog', () => {
  const change = (id: string, publishedOn: string) => ({ id, title: id, publishedOn })
  const changesOf = async (source: object, entries = [change('b', '2026-03-04'), change('c', '2026-11-20')]) => {
    const context = { nodeModel: { findAll: () => Promise.resolve({ entries }) } }
    const changes = await resolvers().ContentfulCollectionList?.changes?.resolve(source, {}, context, {})
    return changes?.map(({ id }) => id)
  }

  it('has the newest changes, up to its limit', async () => {
    expect(await changesOf({ collection: 'changelog' })).toEqual(['c', 'b'])
    expect(await changesOf({ collection: 'changelog', limit: 1 })).toEqual(['c'])
  })

  it('has all changes without a limit, because each has an address on the page', async () => {
    const entries = Array.from({ length: 120 }, (_, index) => change(`${index}`, '2026-03-04'))
    expect(await changesOf({ collection: 'changelog' }, entries)).toHaveLength(120)
  })

  it('sorts by time in any time zone, then by title', async () => {
    const zones = [change('a', '2026-11-21T01:00:00Z'), change('b', '2026-11-20T23:00:00-05:00')]
    expect(await changesOf({ collection: 'changelog' }, zones)).toEqual(['b', 'a'])
    const day = [change('b', '2026-03-04'), change('a', '2026-03-04')]
    expect(await changesOf({ collection: 'changelog' }, day)).toEqual(['a', 'b'])
  })

  it('has no changes if it is about another collection', async () => {
    expect(await changesOf({ collection: 'posts' })).toEqual([])
  })
})
