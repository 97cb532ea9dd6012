import { contentModel } from '../content/model'
import { graphqlTypeName } from '../content/model/projections/graphql'
import { drafts, findEmptyFields, readsDrafts } from './drafts'
import type { EntryNode } from './read-content'

/** Every type with every field that it requires: fields of their own, and what stands in other nodes. */
const required = contentModel.flatMap(({ id, fields }) =>
  Object.entries(fields).flatMap(([field, { required: isRequired, kind }]) =>
    isRequired ? [{ id, field, kind }] : [],
  ),
)

const isNode = (kind: string): boolean => ['text', 'entry', 'entries', 'asset', 'json'].includes(kind)

const complete = (type: string): EntryNode => ({
  id: 'node-0',
  contentful_id: `some-${type}`,
  ...Object.fromEntries(
    required
      .filter(({ id }) => id === type)
      .map(({ field, kind }): [string, unknown] => (isNode(kind) ? [`${field}___NODE`, ['node-1']] : [field, 'value'])),
  ),
})

const entriesFrom =
  (entries: Readonly<Record<string, EntryNode>>) =>
  (type: string): readonly EntryNode[] =>
    Object.entries(entries).flatMap(([id, entry]) => (graphqlTypeName(id) === type ? [entry] : []))

describe('findEmptyFields', () => {
  it('finds nothing in complete entries', () => {
    const all = Object.fromEntries(contentModel.map(({ id }) => [id, complete(id)]))
    expect(findEmptyFields(entriesFrom(all))).toEqual([])
  })

  it.each(required)('names entry and field of a $id without its $field', ({ id, field }) => {
    const rest = { ...complete(id), [field]: undefined, [`${field}___NODE`]: undefined }
    const [warning, ...others] = findEmptyFields(entriesFrom({ [id]: rest }))
    expect(others).toEqual([])
    expect(warning).toMatch(new RegExp(`^.+ "(some-${id}|value)", field "${field}": it is empty`))
  })
})

describe('a build', () => {
  const warnIn = (environment: Readonly<Record<string, string>>): readonly unknown[] => {
    const warn = jest.fn()
    const before = { ...process.env }
    Object.assign(process.env, environment)
    const args = { getNodesByType: entriesFrom({ page: { id: 'node-0', contentful_id: 'draft' } }), reporter: { warn } }
    void drafts.createPages?.(args as never, {} as never, () => undefined)
    process.env = before
    return warn.mock.calls.flat() as readonly unknown[]
  }

  it('warns of what is missing in a preview and in develop, and leaves the published content to the CMS', () => {
    expect(warnIn({ NODE_ENV: 'production', CONTENTFUL_PREVIEW: 'true' })).toContain(
      'Page "draft", field "title": it is empty, and the entry can’t be published without it.',
    )
    expect(warnIn({ NODE_ENV: 'development', CONTENTFUL_PREVIEW: 'false' })).not.toEqual([])
    expect(warnIn({ NODE_ENV: 'production', CONTENTFUL_PREVIEW: 'false' })).toEqual([])
    expect(readsDrafts({ NODE_ENV: 'production' })).toBe(false)
  })
})
