import { readdirSync } from 'node:fs'
import path from 'node:path'
import { blockTypeIds, type ContentType, contentModel } from '.'

describe('contentModel', () => {
  it('contains every content type that a module in types/ exports', async () => {
    const files = readdirSync(path.join(__dirname, 'types'))
    const modules = await Promise.all(
      files.map((file) => import(`./types/${file}`) as Promise<Record<string, ContentType>>),
    )
    const defined = modules.flatMap((exports) => Object.values(exports).map(({ id }) => id))
    expect(contentModel.map(({ id }) => id).sort()).toEqual(defined.sort())
  })

  it('has at most 40 types, so that editors can remember them', () => {
    expect(contentModel.length).toBeLessThanOrEqual(40)
  })

  it('explains every field', () => {
    const fields = contentModel.flatMap((type) =>
      Object.entries(type.fields).map(([id, field]) => ({ id, type, field })),
    )
    expect(fields.filter(({ field }) => !field.help).map(({ id, type }) => `${type.id}.${id}`)).toEqual([])
  })

  it('refers only to existing content types', () => {
    const ids = new Set(contentModel.map(({ id }) => id))
    const targets = contentModel.flatMap(({ fields }) =>
      Object.values(fields).flatMap((field) => (field.kind === 'entry' || field.kind === 'entries' ? field.to : [])),
    )
    expect(targets.filter((id) => !ids.has(id))).toEqual([])
  })

  it('lets pages list every block type and no other type', () => {
    const blocks = contentModel.find(({ id }) => id === 'page')?.fields.blocks
    expect(blocks).toMatchObject({ kind: 'entries', to: blockTypeIds })
    for (const id of blockTypeIds) {
      const fields = Object.keys(contentModel.find((type) => type.id === id)?.fields ?? {})
      expect(fields).toEqual(expect.arrayContaining(['name', 'anchor', 'background']))
    }
  })

  it('avoids field names and type names that Gatsby and the source plugin reserve', () => {
    const reserved = new Set(['id', 'children', 'contentful_id', 'fields', 'internal', 'parent', 'sys', 'node_locale'])
    const fields = contentModel.flatMap((type) => Object.keys(type.fields).map((field) => [type.id, field]))
    expect(fields.filter(([, field]) => reserved.has(String(field)))).toEqual([])
    for (const id of ['entity', 'reference', 'asset', 'tag'])
      expect(contentModel.map((type) => type.id)).not.toContain(id)
  })
})
