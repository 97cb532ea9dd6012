import { readdirSync } from 'node:fs'
import path from 'node:path'
import { type ContentType, contentModel, defaultValues } from '.'
import { editorTabs } from './define'
import { tabOf, toContentfulType } from './projections/contentful'

describe('contentModel', () => {
  it('contains every content type that a module in types/ exports', async () => {
    const files = readdirSync(path.join(__dirname, 'types'))
    const modules = await Promise.all(
      files.map((file) => import(`./types/${file}`) as Promise<Record<string, ContentType>>),
    )
    const defined = modules.flatMap((exports) => Object.values(exports).map(({ id }) => id))
    expect(contentModel.map(({ id }) => id).sort()).toEqual(defined.sort())
  })

  it('has at most 42 types, so that editors can remember them', () => {
    expect(contentModel.length).toBeLessThanOrEqual(42)
  })

  it('explains every field', () => {
    const fields = contentModel.flatMap((type) =>
      Object.entries(type.fields).map(([id, field]) => ({ id, type, field })),
    )
    expect(fields.filter(({ field }) => !field.help).map(({ id, type }) => `${type.id}.${id}`)).toEqual([])
  })

  it('has a field that the CMS shows as the title, and at most one document body, in each type', () => {
    const bodiesOf = (type: ContentType) =>
      Object.values(type.fields).filter((field) => field.kind === 'text' && field.isDocumentBody)
    expect(contentModel.filter(({ displayField, fields }) => !(displayField in fields))).toEqual([])
    expect(contentModel.filter((type) => bodiesOf(type).length > 1)).toEqual([])
  })

  it('tells editors what to do about every validation', () => {
    const validations = contentModel.flatMap((type) =>
      toContentfulType(type).fields.flatMap(({ id, validations, items }) =>
        [...(validations ?? []), ...(items?.validations ?? [])].map(({ message }) => ({
          field: `${type.id}.${id}`,
          message,
        })),
      ),
    )
    expect(validations.length).toBeGreaterThan(300)
    expect(validations.filter(({ message }) => !/^[A-Z].+\.$/.test(message ?? ''))).toEqual([])
  })

  it('spreads the fields of long types over two to five tabs, as Contentful allows', () => {
    const long = contentModel.filter(({ fields }) => Object.keys(fields).length > 8)
    const counts = long.map((type) => new Set(Object.keys(type.fields).map((id) => tabOf(type, id))).size)
    expect(long.length).toBeGreaterThan(20)
    expect(long.filter((_, index) => Number(counts[index]) < 2)).toEqual([])
    expect(Object.keys(editorTabs).length).toBeLessThanOrEqual(5)
  })

  it('shows all that a new entry needs on the first tab', () => {
    const hidden = contentModel.flatMap((type) =>
      Object.entries(type.fields).flatMap(([id, field]) => {
        const isNeeded = field.required && defaultValues(type)[id] === undefined && !type.isSingle
        return isNeeded && (tabOf(type, id) ?? 'content') !== 'content' ? [`${type.id}.${id}`] : []
      }),
    )
    expect(hidden).toEqual([])
  })

  it('refers only to existing content types', () => {
    const ids = new Set(contentModel.map(({ id }) => id))
    const targets = contentModel.flatMap(({ fields }) =>
      Object.values(fields).flatMap((field) => (field.kind === 'entry' || field.kind === 'entries' ? field.to : [])),
    )
    expect(targets.filter((id) => !ids.has(id))).toEqual([])
  })

  it('avoids field names and type names that Gatsby and the source plugin reserve', () => {
    const reserved = new Set(['id', 'children', 'contentful_id', 'fields', 'internal', 'parent', 'sys', 'node_locale'])
    const fields = contentModel.flatMap((type) => Object.keys(type.fields).map((field) => [type.id, field]))
    expect(fields.filter(([, field]) => reserved.has(String(field)))).toEqual([])
    for (const id of ['entity', 'reference', 'asset', 'tag'])
      expect(contentModel.map((type) => type.id)).not.toContain(id)
  })
})
