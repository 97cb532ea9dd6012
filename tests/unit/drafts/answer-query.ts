import { buildSchema, executeSync, getNamedType, isCompositeType, isListType, isNonNullType, parse } from 'graphql'
import type { DocumentNode, GraphQLFieldResolver, GraphQLOutputType } from 'graphql'
import type { ContentType } from '../../../content/model'
import { readComparison } from '../../../content/model/comparison'
import { graphqlTypeName } from '../../../content/model/projections/graphql'
import { buildForm } from '../../../gatsby/forms/forms'
import { models } from '../../../gatsby/models'
import { blockFragments } from '../../../gatsby/personalization/block-fragments'
import type { EntryNode, ReadField } from '../../../gatsby/read-content'
import { articleParts } from '../../../src/articles/article-parts.cms'
import { blogQueries } from '../../../src/articles/blog.cms'
import { companyQueries } from '../../../src/articles/company.cms'
import { resourceQueries } from '../../../src/articles/resources.cms'
import { storyQueries } from '../../../src/articles/stories.cms'
import { demoBarQuery } from '../../../src/frame/demo-bar/demo-bar.cms'
import { footerQuery } from '../../../src/frame/footer/footer.cms'
import { headerQuery } from '../../../src/frame/header/header.cms'
import { siteMetadataQuery, socialCardQuery } from '../../../src/mapping/page-metadata.cms'

/** An entry of the embedded space (local/contentful/space.ts). */
export interface Entry {
  readonly id: string
  readonly type: ContentType
  readonly fields: Readonly<Record<string, unknown>>
}

const fragments = [
  blockFragments,
  articleParts,
  blogQueries,
  companyQueries,
  resourceQueries,
  storyQueries,
  siteMetadataQuery,
  socialCardQuery,
  demoBarQuery,
  footerQuery,
  headerQuery,
].join('\n')

/** The declarations of Gatsby and gatsby-source-contentful that templates use. */
const declaredByGatsby = `
  scalar Date
  scalar JSON
  enum GatsbyImageLayout { CONSTRAINED FIXED FULL_WIDTH }
  interface Node { id: ID! }
  interface ContentfulReference { id: ID! }
  interface ContentfulEntry { id: ID!, contentful_id: String! }
  type ContentfulAsset { url: String, width: Int, height: Int, mimeType: String }
  type SiteMetadata { siteUrl: String }
  type Site { siteMetadata: SiteMetadata }
  input Filter { eq: String }
  type Query {
    site: Site
    contentfulEntry(id: Filter): ContentfulEntry
    contentfulPage(id: Filter): ContentfulPage
    contentfulNavigation: ContentfulNavigation
    contentfulSiteSettings: ContentfulSiteSettings
  }
`

interface AddedField {
  readonly type: string
  readonly args?: Readonly<Record<string, string>>
}

/** The types and fields that the build's models declare. */
function declaredByModels(): readonly string[] {
  const declarations: string[] = []
  const actions = { createTypes: (types: string) => declarations.push(types), createFieldExtension: () => undefined }
  const createResolvers = (types: Readonly<Record<string, Readonly<Record<string, AddedField>>>>): void => {
    for (const [type, fields] of Object.entries(types)) {
      for (const [name, field] of Object.entries(fields)) {
        const args = Object.entries(field.args ?? {}).map(([arg, of]) => `${arg}: ${of}`)
        declarations.push(`extend type ${type} { ${name}${args.length > 0 ? `(${args.join()})` : ''}: ${field.type} }`)
      }
    }
  }
  for (const model of models) {
    void model.createSchemaCustomization?.({ actions } as never)
    model.createResolvers?.({ createResolvers } as never)
  }
  return declarations
}

Object.assign(process.env, { CONTENTFUL_SPACE_ID: 'embedded', CONTENTFUL_ACCESS_TOKEN: 'unused' })
// Gatsby defines the directives, and adds ids to nodes.
const schema = buildSchema([declaredByGatsby, ...declaredByModels()].join('\n'), { assumeValid: true })

const asset = {
  picture: { src: '/picture.webp', width: 1600, height: 900, alt: 'A picture', sources: [] },
  title: 'A picture',
  description: 'A picture',
  url: '/file',
  socialImage: '/picture.jpg',
}

type Answered = Readonly<Record<string, unknown>>

const htmlOf = ([name, value]: [string, unknown]) =>
  typeof value === 'string' ? [[`${name}Html`, `<p>${value.length} characters</p>`] as const] : []

const comparisonsOf = (type: ContentType, fields: Entry['fields']): Answered =>
  Object.fromEntries(
    Object.entries(type.fields).flatMap(([name, field]) => {
      const value = fields[name]
      const isTable = field.kind === 'text' && field.format === 'comparison' && typeof value === 'string'
      return isTable ? [[name, readComparison(value)]] : []
    }),
  )

const toAnswered = ({ id, type, fields }: Entry): Answered => ({
  ...fields,
  ...comparisonsOf(type, fields),
  ...Object.fromEntries(Object.entries(fields).flatMap(htmlOf)),
  __typename: graphqlTypeName(type.id),
  id,
  contentful_id: id,
})

const answeredEntries = new WeakMap<Entry, Answered>()

/** Keeps the answers, because spaces share most entries. */
function answeredOf(entry: Entry): Answered {
  const answered = answeredEntries.get(entry) ?? toAnswered(entry)
  answeredEntries.set(entry, answered)
  return answered
}

const documents = new Map<string, DocumentNode>()

const documentOf = (query: string): DocumentNode => {
  const document = documents.get(query) ?? parse(`${query} ${fragments}`)
  documents.set(query, document)
  return document
}

/** Answers template queries from entries, as Gatsby does from nodes, so that mappers get the same input. */
export function createAnswer(entries: readonly Entry[]) {
  const answered = entries.map(answeredOf)
  const byId = new Map<unknown, Answered>(answered.map((entry) => [entry.id, entry]))

  const valueOf = (type: GraphQLOutputType, value: unknown): unknown => {
    const named = getNamedType(type)
    if (Array.isArray(value)) return value.map((item) => valueOf(named, item))
    if (isNonNullType(type) && isListType(type.ofType)) return []
    if (named.name === 'ContentfulAsset') return value === undefined ? null : asset
    return isCompositeType(named) && typeof value === 'string' ? byId.get(value) : value
  }

  const isLink = (id: unknown): boolean => byId.has(id)
  const read: ReadField = (entry, field) => {
    const values = [entry[field]].flat()
    return values.some(isLink) ? values.flatMap((id) => byId.get(id) ?? []) : entry[field]
  }

  const fieldResolver: GraphQLFieldResolver<Answered, unknown> = (source, _args, _context, info) => {
    if (info.fieldName === 'definition') return buildForm(source as EntryNode, read)
    if (info.fieldName === 'isNew') return false
    // The frame shows the first entry of a type.
    const isFrame = info.path.prev === undefined && source[info.fieldName] === undefined
    const { name } = getNamedType(info.returnType)
    return isFrame
      ? (answered.find(({ __typename }) => __typename === name) ?? valueOf(info.returnType, undefined))
      : valueOf(info.returnType, source[info.fieldName])
  }

  /**
   * @param query the query of a template
   * @param pageId of the page's entry
   */
  return (query: string, pageId?: string): Record<string, unknown> => {
    const page = byId.get(pageId)
    const { data, errors } = executeSync({
      schema,
      document: documentOf(query),
      rootValue: {
        site: { siteMetadata: { siteUrl: 'https://www.hearthside.example' } },
        ...(page && { contentfulEntry: page, contentfulPage: page }),
      },
      variableValues: { id: pageId },
      fieldResolver,
    })
    if (!data || errors) throw new Error('The query failed.', { cause: errors })
    return data
  }
}
