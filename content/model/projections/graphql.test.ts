import { defineContentType } from '../define'
import { graphqlTypeName, toGraphqlTypes } from './graphql'

const fieldsOf = (sdl: string): string[] => sdl.split('\n').map((line) => line.trim())

describe('toGraphqlTypes', () => {
  const type = defineContentType({
    id: 'sample',
    name: 'Sample',
    description: 'A content type with a field of every kind.',
    displayField: 'title',
    fields: {
      title: { kind: 'symbol', name: 'Title' },
      plain: { kind: 'text', format: 'plain', name: 'Plain' },
      body: { kind: 'text', format: 'markdown', name: 'Body' },
      count: { kind: 'integer', name: 'Count' },
      price: { kind: 'number', name: 'Price' },
      isNew: { kind: 'boolean', name: 'New' },
      day: { kind: 'date', name: 'Day' },
      words: { kind: 'symbols', name: 'Words' },
      one: { kind: 'entry', name: 'One', to: ['sample'] },
      either: { kind: 'entry', name: 'Either', to: ['sample', 'other'] },
      many: { kind: 'entries', name: 'Many', to: ['sample', 'other'] },
      picture: { kind: 'asset', group: 'image', name: 'Picture' },
      rows: { kind: 'json', shape: 'anything', name: 'Rows' },
    },
  })
  const lines = fieldsOf(toGraphqlTypes([type]))

  it('uses the type names of gatsby-source-contentful', () => {
    expect(graphqlTypeName('sample')).toBe('ContentfulSample')
    expect(lines[0]).toBe('type ContentfulSample implements Node & ContentfulReference & ContentfulEntry @dontInfer {')
  })

  it.each([
    'title: String',
    'plain: String @longText(from: "plain___NODE")',
    'body: String @longText(from: "body___NODE")',
    'bodyHtml: String @markdown(from: "body___NODE")',
    'count: Int',
    'price: Float',
    'isNew: Boolean',
    'day: Date @dateformat',
    'words: [String]',
    'one: ContentfulSample @link(by: "id", from: "one___NODE")',
    'either: ContentfulEntry @link(by: "id", from: "either___NODE")',
    'many: [ContentfulEntry] @link(by: "id", from: "many___NODE")',
    'picture: ContentfulAsset @link(by: "id", from: "picture___NODE")',
    'rows: JSON @jsonValue(from: "rows___NODE")',
  ])('declares %s', (declaration) => {
    expect(lines).toContain(declaration)
  })

  it.each(['contentfulSamplePlainTextNode', 'contentfulSampleBodyTextNode', 'contentfulSampleRowsJsonNode'])(
    'prevents Gatsby from inferring %s',
    (name) => {
      expect(lines).toContain(`type ${name} implements Node @dontInfer {`)
    },
  )
})
