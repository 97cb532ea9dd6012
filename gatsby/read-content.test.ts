import { linkedContent, linkedNode, linkedNodes, linkIds, queryOrPanic, type EntryNode } from './read-content'

const nodes: readonly EntryNode[] = [
  { id: 'ada', name: 'Ada' },
  { id: 'body', internal: { content: 'Words.' } },
  { id: 'blank', internal: { content: '' } },
]
const getNode = (id: string) => nodes.find((node) => node.id === id)

const entry: EntryNode = {
  id: 'post',
  author___NODE: 'ada',
  speakers___NODE: ['ada', 'unpublished'],
  body___NODE: 'body',
  blank___NODE: 'blank',
}

describe('links', () => {
  it('are read from a field with one link, with a list, and without any', () => {
    expect(['author', 'speakers', 'image'].map((field) => linkIds(entry, field))).toEqual([
      ['ada'],
      ['ada', 'unpublished'],
      [],
    ])
    expect(linkIds(undefined, 'author')).toEqual([])
  })

  it('lead to the nodes that are published', () => {
    expect(linkedNodes(entry, 'speakers', getNode)).toEqual([{ id: 'ada', name: 'Ada' }])
    expect(linkedNode(entry, 'author', getNode)?.name).toBe('Ada')
    expect(linkedNode(entry, 'image', getNode)).toBeUndefined()
  })

  it('lead to the content of long texts', () => {
    expect(['body', 'blank', 'image'].map((field) => linkedContent(entry, field, getNode))).toEqual([
      'Words.',
      undefined,
      undefined,
    ])
  })
})

describe('queryOrPanic', () => {
  const run = async (result: object) => {
    const panicOnBuild = jest.fn()
    const args = { graphql: () => Promise.resolve(result), reporter: { panicOnBuild } }
    const query = { query: '{ site { id } }', message: 'The site could not be read.' }
    return { data: await queryOrPanic(args as never, query), panics: panicOnBuild.mock.calls }
  }

  it('returns the data of a query', async () => {
    expect(await run({ data: { site: 1 } })).toEqual({ data: { site: 1 }, panics: [] })
  })

  it('ends the build with the message and the cause when the query fails', async () => {
    const errors = [new Error('Unknown field')]
    expect(await run({ data: { site: null }, errors })).toEqual({
      data: undefined,
      panics: [['The site could not be read.', errors]],
    })
  })
})
