import type { ContentType, Field } from '../define'

/**
 * The GraphQL types, declared because inference fails without entries or values. As in gatsby-source-contentful, links
 * are ids under `<field>___NODE`, and long text and JSON are child nodes, read by `@longText`, `@markdown`,
 * `@sections`, `@comparison` and `@jsonValue` (gatsby/content-schema).
 */

const pascalCase = (id: string): string => id.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** `hero` → `ContentfulHero`, `nt_audience` → `ContentfulNtAudience`: how gatsby-source-contentful names nodes. */
export const graphqlTypeName = (contentTypeId: string): string => `Contentful${pascalCase(contentTypeId)}`

const linkTarget = (to: readonly string[]): string =>
  to.length === 1 && to[0] !== undefined ? graphqlTypeName(to[0]) : 'ContentfulEntry'

const link = (id: string): string => `@link(by: "id", from: "${id}___NODE")`

function fieldDefinitions(id: string, field: Field): string[] {
  switch (field.kind) {
    case 'symbol':
      return [`${id}: String`]
    case 'text':
      return field.format === 'markdown'
        ? [
            `${id}: String @longText(from: "${id}___NODE")`,
            `${id}Html: String @markdown(from: "${id}___NODE")`,
            `${id}Sections: [TextSection!] @sections(from: "${id}___NODE")`,
          ]
        : field.format === 'comparison'
          ? [`${id}: JSON @comparison(from: "${id}___NODE")`]
          : [`${id}: String @longText(from: "${id}___NODE")`]
    case 'integer':
      return [`${id}: Int`]
    case 'number':
      return [`${id}: Float`]
    case 'boolean':
      return [`${id}: Boolean`]
    case 'date':
      return [`${id}: Date @dateformat`]
    case 'symbols':
      return [`${id}: [String]`]
    case 'entry':
      return [`${id}: ${linkTarget(field.to)} ${link(id)}`]
    case 'entries':
      return [`${id}: [${linkTarget(field.to)}] ${link(id)}`]
    case 'asset':
      return [`${id}: ContentfulAsset ${link(id)}`]
    case 'json':
      return [`${id}: JSON @jsonValue(from: "${id}___NODE")`]
  }
}

/** Child nodes of long text and JSON. Nothing queries them, so skip inference. */
function childNodeTypes(type: ContentType): string[] {
  return Object.entries(type.fields).flatMap(([id, { kind }]) => {
    if (kind !== 'text' && kind !== 'json') return []
    const name = `contentful${pascalCase(type.id)}${pascalCase(id)}${kind === 'text' ? 'Text' : 'Json'}Node`
    return [`type ${name} implements Node @dontInfer {\n  id: ID!\n}`]
  })
}

export function toGraphqlTypes(types: readonly ContentType[]): string {
  return types
    .flatMap((type) => {
      const fields = [
        'id: ID!',
        'contentful_id: String!',
        'node_locale: String!',
        'updatedAt: Date @dateformat',
        ...Object.entries(type.fields).flatMap(([id, field]) => fieldDefinitions(id, field)),
      ]
      const entry = [
        `type ${graphqlTypeName(type.id)} implements Node & ContentfulReference & ContentfulEntry @dontInfer {`,
        ...fields.map((field) => `  ${field}`),
        '}',
      ].join('\n')
      return [entry, ...childNodeTypes(type)]
    })
    .join('\n\n')
}
