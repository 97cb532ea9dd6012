import type { BuildArgs, CreatePagesArgs } from 'gatsby'
import type { GraphQLObjectType, GraphQLResolveInfo } from 'graphql'
import { contentModel, type ContentType, type Field } from '../content/model'
import { graphqlTypeName } from '../content/model/projections/graphql'
import { defaultLocale } from '../src/lib/locales'
import { optionalText } from '../src/mapping/fields'
import type { Translation } from '../src/ui/Translation/Translation'

/** In a query: entries in the default locale. */
export const inDefaultLocale = `node_locale: { eq: "${defaultLocale}" }`

/** An entry: a node in resolvers, or a query result in hooks. */
export interface EntryNode {
  readonly id: string
  readonly contentful_id?: unknown
  readonly [field: string]: unknown
}

/** `track: false` excludes a node from the query's dependencies. */
export interface NodeModel {
  readonly getNodeById: (query: { id: string }) => EntryNode | null
  readonly findAll: (
    query: { type: string; query?: { limit?: number; filter?: object } },
    dependencies?: { track: boolean },
  ) => Promise<{ readonly entries: Iterable<EntryNode> }>
}

/** Also contains the context of the page or slice whose query runs. */
export interface ResolverContext {
  readonly nodeModel: NodeModel
  readonly translation?: Pick<Translation, 'paths'>
}

/** Reads a field like a query: a link as the linked entry, long text as text. Skips unpublished entries. */
export type ReadField = (entry: EntryNode, field: string) => unknown

/** For entries that a query has returned. */
export const readResult: ReadField = (entry, field) => entry[field]

/** Selects the nodes of one locale: gatsby-source-contentful creates a node of each entry for each locale. */
export const inLocale = (locale: string) => ({ filter: { node_locale: { eq: locale } } })

/** For resolvers: all entries of a type. The query depends on all of them. */
export async function allEntries(
  { nodeModel }: { readonly nodeModel: Pick<NodeModel, 'findAll'> },
  type: string,
  locale: string = defaultLocale,
): Promise<readonly EntryNode[]> {
  return [...(await nodeModel.findAll({ type: graphqlTypeName(type), query: inLocale(locale) })).entries]
}

export const localeOfNode = ({ node_locale: locale }: EntryNode): string =>
  typeof locale === 'string' ? locale : defaultLocale

export const typeNameOf = (node: EntryNode): string | undefined =>
  (node.internal as { readonly type?: string } | undefined)?.type

/** For resolvers. Calls the field's own resolver, so the query depends on everything that it reads. */
export const fieldReader =
  (context: ResolverContext, info: GraphQLResolveInfo): ReadField =>
  (node, name) => {
    const type = info.schema.getType(typeNameOf(node) ?? '') as GraphQLObjectType | undefined
    const field = type?.getFields()[name]
    return field?.resolve?.(node, {}, context, { ...info, fieldName: name, returnType: field.type })
  }

export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

export const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

const isEntry = (value: unknown): value is EntryNode => typeof value === 'object' && value !== null && 'id' in value

export const linkedNodes = (entry: EntryNode | undefined, field: string, read: ReadField): readonly EntryNode[] =>
  entry ? [read(entry, field)].flat().filter(isEntry) : []

export const linkedNode = (entry: EntryNode | undefined, field: string, read: ReadField): EntryNode | undefined =>
  linkedNodes(entry, field, read)[0]

interface Values {
  readonly symbol: string
  readonly text: string
  readonly symbols: readonly string[]
  readonly boolean: boolean
}

/** The fields of a content type that are not links. */
type ValuesOf<Type extends ContentType> = {
  readonly [Name in keyof Type['fields']]?: Type['fields'][Name] extends Field
    ? Values[Type['fields'][Name]['kind'] & keyof Values]
    : never
}

/** The values of an entry; `undefined` for empty and blank ones. */
export function readValues<Type extends ContentType>(type: Type, node: EntryNode, read: ReadField): ValuesOf<Type> {
  const valueOf = (id: string, { kind }: Field): unknown => {
    const value = kind === 'text' ? read(node, id) : node[id]
    if (Array.isArray(value)) return value.flatMap((item: string | null) => optionalText(item)?.trim() ?? [])
    return typeof value === 'string' ? optionalText(value) : (value ?? undefined)
  }
  return Object.fromEntries(
    Object.entries(type.fields).map(([id, field]) => [id, valueOf(id, field)]),
  ) as ValuesOf<Type>
}

/** What a hook needs to run queries. */
export type Graphql = Pick<CreatePagesArgs | BuildArgs, 'graphql'>

/**
 * Runs a query in a hook.
 *
 * @param query.message the error's message, a sentence
 * @throws Error if the query fails
 */
export async function runQuery<Data>(
  { graphql }: Graphql,
  query: { readonly text: string; readonly variables?: object; readonly message: string },
): Promise<Data> {
  const result = (await graphql(query.text, query.variables)) as { readonly data?: Data; readonly errors?: unknown }
  if (result.errors || !result.data) throw new Error(query.message, { cause: result.errors })
  return result.data
}

const linkParts = (to: readonly string[]): string => {
  const [target] = contentModel.filter(({ id }) => to.length === 1 && id === to[0])
  return `{ __typename id contentful_id ${target?.displayField ?? ''} }`
}

function selectionOf(id: string, field: Field): string {
  switch (field.kind) {
    case 'entry':
    case 'entries':
      return `${id} ${linkParts(field.to)}`
    case 'asset':
      return `${id} { id }`
    default:
      return id
  }
}

/** Entries by the id of their content type. */
export type Entries = (type: string) => readonly EntryNode[]

/**
 * Reads all entries of some types in a hook, in the default locale, with one query: ids, display field and the wanted
 * fields. Linked entries have ids, `__typename`, and the display field if the link has one target type.
 *
 * @param types ids of content types
 * @throws Error if the query fails
 */
export async function readEntries(
  args: Graphql,
  types: readonly string[],
  isWanted: (id: string, field: Field) => boolean,
): Promise<Entries> {
  const lists = contentModel.flatMap(({ id: type, displayField, fields }) => {
    if (!types.includes(type)) return []
    const wanted = Object.entries(fields).filter(([id, field]) => isWanted(id, field))
    const selections = wanted.map(([id, field]) => selectionOf(id, field))
    return `${type}: all${graphqlTypeName(type)}(filter: { ${inDefaultLocale} }) { nodes { id contentful_id ${[displayField, ...selections].join(' ')} } }`
  })
  const data = await runQuery<Readonly<Record<string, { readonly nodes: readonly EntryNode[] }>>>(args, {
    text: `{ ${lists.join('\n')} }`,
    message: `The entries of the types ${types.join(', ')} could not be read.`,
  })
  return (type) => data[type]?.nodes ?? []
}
