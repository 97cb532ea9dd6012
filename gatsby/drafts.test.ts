import { contentModel } from '../content/model'
import { drafts, findEmptyFields, readsDrafts } from './drafts'
import type { EntryNode } from './read-content'
import { answerOf } from './test-support/answer-of'

/** Every type with every field that it requires. */
const required = contentModel.flatMap(({ id, fields }) =>
  Object.entries(fields).flatMap(([field, { required: isRequired }]) => (isRequired ? [{ id, field }] : [])),
)

const complete = (type: string): EntryNode => ({
  id: 'node-0',
  contentful_id: `some-${type}`,
  ...Object.fromEntries(required.filter(({ id }) => id === type).map(({ field }) => [field, 'value'])),
})

const entriesFrom =
  (entries: Readonly<Record<string, EntryNode>>) =>
  (type: string): readonly EntryNode[] =>
    [entries[type]].filter((entry) => entry !== undefined)

describe('findEmptyFields', () => {
  it('finds nothing in complete entries', () => {
    const all = Object.fromEntries(contentModel.map(({ id }) => [id, complete(id)]))
    expect(findEmptyFields(entriesFrom(all))).toEqual([])
  })

  it.each(required)('names the entry and the empty field of a $id without $field', ({ id, field }) => {
    const [found, ...others] = findEmptyFields(entriesFrom({ [id]: { ...complete(id), [field]: null } }))
    expect(others).toEqual([])
    expect(found).toMatchObject({ entry: `some-${id}`, field })
    expect(found?.problem).toMatch(new RegExp(`^.+ "(some-${id}|value)", field "${field}": it is empty`))
  })
})

describe('a build', () => {
  const warnIn = async (environment: Readonly<Record<string, string>>): Promise<readonly unknown[]> => {
    const warn = jest.fn()
    const before = { ...process.env }
    Object.assign(process.env, environment)
    const args = { ...answerOf({ page: [{ id: 'node-0', contentful_id: 'draft', blocks: [] }] }), reporter: { warn } }
    await drafts.createPages?.(args as never, {} as never, () => undefined)
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
