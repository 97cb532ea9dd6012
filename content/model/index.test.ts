import { readdirSync } from 'node:fs'
import path from 'node:path'
import { blockTypeIds, contentModel } from '.'

const kebabCase = (id: string) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll('_', '-')

describe('contentModel', () => {
  it('has every content type of the types folder, each in a file of its name', () => {
    const files = readdirSync(path.join(__dirname, 'types')).sort()
    expect(contentModel.map(({ id }) => `${kebabCase(id)}.ts`).sort()).toEqual(files)
  })

  it('refers only to content types that exist', () => {
    const ids = new Set(contentModel.map(({ id }) => id))
    const targets = contentModel.flatMap(({ fields }) =>
      Object.values(fields).flatMap((field) => (field.kind === 'entry' || field.kind === 'entries' ? field.to : [])),
    )
    expect(targets.filter((id) => !ids.has(id))).toEqual([])
  })

  it('offers pages every block, and nothing but blocks', () => {
    const blocks = contentModel.find(({ id }) => id === 'page')?.fields.blocks
    expect(blocks).toMatchObject({ kind: 'entries', to: blockTypeIds })
    for (const id of blockTypeIds) {
      const fields = Object.keys(contentModel.find((type) => type.id === id)?.fields ?? {})
      expect(fields).toEqual(expect.arrayContaining(['name', 'anchor', 'background']))
    }
  })

  it('has no field that Gatsby keeps for itself, and no type of a name that the source plugin keeps for itself', () => {
    const reserved = new Set(['id', 'children', 'contentful_id', 'fields', 'internal', 'parent', 'sys', 'node_locale'])
    const fields = contentModel.flatMap((type) => Object.keys(type.fields).map((field) => [type.id, field]))
    expect(fields.filter(([, field]) => reserved.has(String(field)))).toEqual([])
    for (const id of ['entity', 'reference', 'asset', 'tag'])
      expect(contentModel.map((type) => type.id)).not.toContain(id)
  })
})
