import { drafts, findEmptyFields, readsDrafts } from './drafts'
import type { EntryNode } from './read-content'
import { createPages } from './test-support/answer-of'

it('names each entry with an empty required field, by its title or id', () => {
  const author = {
    id: '1',
    contentful_id: 'ada',
    name: 'Ada',
    slug: 'ada',
    role: 'Support',
    description: 'A',
    bio: 'B',
  }
  const emptyIn = (...entries: readonly EntryNode[]) =>
    findEmptyFields((type) => (type === 'author' ? entries : [])).map(({ entry, field, problem }) => [
      entry,
      field,
      problem,
    ])
  expect(emptyIn(author)).toEqual([])
  const advice = 'it is empty, and the entry can’t be published without it.'
  expect(emptyIn({ ...author, role: null }, { ...author, name: '' })).toEqual([
    ['ada', 'role', `Author "Ada", field "role": ${advice}`],
    ['ada', 'name', `Author "ada", field "name": ${advice}`],
  ])
})

describe('a build', () => {
  const warnIn = async (environment: Readonly<Record<string, string>>): Promise<readonly unknown[]> => {
    const warn = jest.fn()
    const before = { ...process.env }
    Object.assign(process.env, environment)
    const page = { id: 'node-0', contentful_id: 'draft', blocks: [] }
    await createPages([drafts], { page: [page] }, { reporter: { warn } })
    process.env = before
    return warn.mock.calls.flat() as readonly unknown[]
  }

  it('warns about empty fields in previews and in develop, but not in published content', async () => {
    const missing = (field: string) =>
      `Page "draft", field "${field}": it is empty, and the entry can’t be published without it.`
    expect(await warnIn({ NODE_ENV: 'production', CONTENTFUL_PREVIEW: 'true' })).toEqual(
      expect.arrayContaining([missing('title'), missing('blocks')]),
    )
    expect(await warnIn({ NODE_ENV: 'development', CONTENTFUL_PREVIEW: 'false' })).not.toEqual([])
    expect(await warnIn({ NODE_ENV: 'production', CONTENTFUL_PREVIEW: 'false' })).toEqual([])
    expect(readsDrafts({ NODE_ENV: 'production' })).toBe(false)
  })
})
