import { buildSchema, graphql, parse, print, type GraphQLFieldResolver, type GraphQLObjectType } from 'graphql'
import {
  fieldReader,
  linkedNode,
  linkedNodes,
  readEntries,
  readResult,
  runQuery,
  type EntryNode,
  type ResolverContext,
} from './read-content'

describe('links', () => {
  const entry: EntryNode = {
    id: 'post',
    author: { id: 'ada', name: 'Ada' },
    speakers: [{ id: 'ada' }, null],
    title: 'A',
  }

  it('resolve to published entries', () => {
    expect(linkedNodes(entry, 'speakers', readResult)).toEqual([{ id: 'ada' }])
    expect(linkedNode(entry, 'author', readResult)?.name).toBe('Ada')
  })

  it.each(['image', 'title'])('do not exist in the field %s', (field) => {
    expect(linkedNodes(entry, field, readResult)).toEqual([])
    expect(linkedNode(undefined, field, readResult)).toBeUndefined()
  })
})

describe('fieldReader', () => {
  it('reads fields like a query and records their dependencies', async () => {
    const schema = buildSchema(`
      type Query { post: ContentfulBlogPost }
      type ContentfulBlogPost { author: ContentfulAuthor, byline: String }
      type ContentfulAuthor { name: String }
    `)
    type Resolve = GraphQLFieldResolver<EntryNode, ResolverContext>
    const resolve = (field: string, resolver: Resolve): void => {
      const type = schema.getType('ContentfulBlogPost') as GraphQLObjectType<EntryNode, ResolverContext>
      Object.assign(type.getFields()[field] ?? {}, { resolve: resolver })
    }
    resolve('author', (post, _args, { nodeModel }, { fieldName }) =>
      nodeModel.getNodeById({ id: String(post[`${fieldName}Id`]) }),
    )
    resolve('byline', (post, _args, context, info) => {
      const read = fieldReader(context, info)
      return `${String(linkedNode(post, 'author', read)?.name)}, ${String(read(post, 'unknown'))}`
    })
    const getNodeById = jest.fn(({ id }: { id: string }) => ({ id, name: 'Ada' }))
    const post = { id: '1', internal: { type: 'ContentfulBlogPost' }, authorId: 'ada' }
    const { data } = await graphql({
      schema,
      source: '{ post { byline } }',
      rootValue: { post },
      contextValue: { nodeModel: { getNodeById } },
    })
    expect(data?.post).toEqual({ byline: 'Ada, undefined' })
    expect(getNodeById.mock.calls).toEqual([[{ id: 'ada' }]])
  })
})

describe('runQuery', () => {
  const run = (result: object) =>
    runQuery({ graphql: () => Promise.resolve(result) }, { text: '{ site { id } }', message: 'Could not be read.' })

  it('rejects with the message and the cause when the query fails', async () => {
    const errors = [new Error('Unknown field')]
    await expect(run({ data: { site: null }, errors })).rejects.toMatchObject({
      message: 'Could not be read.',
      cause: errors,
    })
  })
})

describe('readEntries', () => {
  it('queries the wanted fields, and ids and names of linked entries', async () => {
    const ask = jest.fn((_query: string) => Promise.resolve({ data: { blogPost: { nodes: [{ id: '1' }] } } }))
    const wanted = ['author', 'image', 'slug']
    const entriesOf = await readEntries({ graphql: ask as never }, ['blogPost'], (id) => wanted.includes(id))
    expect(entriesOf('blogPost')).toEqual([{ id: '1' }])
    expect(entriesOf('author')).toEqual([])
    expect(print(parse(ask.mock.calls[0]?.[0] ?? ''))).toBe(
      print(
        parse(`{
          blogPost: allContentfulBlogPost(filter: { node_locale: { eq: "en-US" } }) {
            nodes {
              id
              contentful_id
              title
              slug
              author { __typename id contentful_id name }
              image { id }
            }
          }
        }`),
      ),
    )
  })
})
