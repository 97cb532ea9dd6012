import type { BuildArgs, CreatePagesArgs } from 'gatsby'
import type { ContentType, Field } from '../content/model'
import { optionalText } from '../src/content/fields'
import type { ArticleType } from '../src/data/breadcrumbs'

export const articleTypes = [
  'author',
  'blogCategory',
  'blogPost',
  'companyPage',
  'event',
  'integration',
  'interviewGuide',
  'jobDescription',
  'jobPost',
] as const satisfies readonly ArticleType[]

/**
 * An entry as stored by gatsby-source-contentful. Links are ids in `<field>___NODE`; long text and JSON are child
 * nodes.
 */
export interface EntryNode {
  readonly id: string
  readonly contentful_id?: unknown
  readonly internal?: { readonly type?: string; readonly content?: string; readonly contentDigest?: string }
  readonly [field: string]: unknown
}

/** `track: false` excludes a node from the query's dependencies. */
export interface NodeModel {
  readonly getNodeById: (query: { id: string }, dependencies?: { track: boolean }) => EntryNode | null
  readonly findAll: (
    query: { type: string; query?: { limit: number } },
    dependencies?: { track: boolean },
  ) => Promise<{ readonly entries: Iterable<EntryNode> }>
}

export interface ResolverContext {
  readonly nodeModel: NodeModel
}

export type GetNode = (id: string) => EntryNode | null | undefined

export const getNodeOf =
  (nodeModel: Pick<NodeModel, 'getNodeById'>, dependencies?: { track: boolean }): GetNode =>
  (id) =>
    nodeModel.getNodeById({ id }, dependencies)

export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

export const linkIds = (node: EntryNode | undefined, field: string): readonly string[] =>
  [node?.[`${field}___NODE`]].flat().filter((id) => typeof id === 'string')

/** Skips unpublished entries. */
export const linkedNodes = (node: EntryNode | undefined, field: string, getNode: GetNode): readonly EntryNode[] =>
  linkIds(node, field).flatMap((id) => getNode(id) ?? [])

export const linkedNode = (node: EntryNode | undefined, field: string, getNode: GetNode): EntryNode | undefined =>
  linkedNodes(node, field, getNode)[0]

export const linkedContent = (node: EntryNode | undefined, field: string, getNode: GetNode): string | undefined =>
  textOf(linkedNode(node, field, getNode)?.internal?.content)

interface Values {
  readonly symbol: string
  readonly text: string
  readonly symbols: readonly string[]
  readonly boolean: boolean
}

/** The values of a content type that are not links. */
type ValuesOf<Type extends ContentType> = {
  readonly [Name in keyof Type['fields']]?: Type['fields'][Name] extends Field
    ? Values[Type['fields'][Name]['kind'] & keyof Values]
    : never
}

/** The values of an entry; `undefined` for empty and blank ones. */
export function readValues<Type extends ContentType>(type: Type, node: EntryNode, getNode: GetNode): ValuesOf<Type> {
  const read = (id: string, { kind }: Field): unknown => {
    const value = kind === 'text' ? linkedContent(node, id, getNode) : node[id]
    if (Array.isArray(value)) return value.flatMap((item: string | null) => optionalText(item)?.trim() ?? [])
    return typeof value === 'string' ? optionalText(value) : (value ?? undefined)
  }
  return Object.fromEntries(Object.entries(type.fields).map(([id, field]) => [id, read(id, field)])) as ValuesOf<Type>
}

/**
 * Runs a query in a hook. A failure ends a build; develop reports it and continues.
 *
 * @param options.message a sentence for the log
 * @returns `undefined` on failure
 */
export async function queryOrPanic<Data>(
  { graphql, reporter }: Pick<CreatePagesArgs | BuildArgs, 'graphql' | 'reporter'>,
  { query, message }: { readonly query: string; readonly message: string },
): Promise<Data | undefined> {
  const result = (await graphql(query)) as { readonly data?: Data; readonly errors?: Error }
  if (!result.errors && result.data) return result.data
  reporter.panicOnBuild(message, result.errors)
  return undefined
}
