import { everyKind } from '../test-support/every-kind'
import { graphqlTypeName, toGraphqlTypes } from './graphql'

describe('toGraphqlTypes', () => {
  const lines = toGraphqlTypes([everyKind])
    .split('\n')
    .map((line) => line.trim())

  it('uses the type names of gatsby-source-contentful', () => {
    expect(graphqlTypeName('nt_audience')).toBe('ContentfulNtAudience')
    expect(lines[0]).toBe('type ContentfulThing implements Node & ContentfulReference & ContentfulEntry @dontInfer {')
  })

  it.each([
    'title: String',
    'text: String @longText(from: "text___NODE")',
    'body: String @longText(from: "body___NODE")',
    'bodyHtml: String @markdown(from: "body___NODE")',
    'columns: Int',
    'price: Float',
    'isNew: Boolean',
    'day: Date @dateformat',
    'points: [String]',
    'footer: ContentfulFooter @link(by: "id", from: "footer___NODE")',
    'blocks: [ContentfulEntry] @link(by: "id", from: "blocks___NODE")',
    'image: ContentfulAsset @link(by: "id", from: "image___NODE")',
    'rows: JSON @jsonValue(from: "rows___NODE")',
  ])('declares %s', (declaration) => {
    expect(lines).toContain(declaration)
  })

  it.each(['contentfulThingTextTextNode', 'contentfulThingBodyTextNode', 'contentfulThingRowsJsonNode'])(
    'prevents Gatsby from inferring %s',
    (name) => {
      expect(lines).toContain(`type ${name} implements Node @dontInfer {`)
    },
  )
})
