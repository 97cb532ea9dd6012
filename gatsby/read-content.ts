import type { BuildArgs, CreatePagesArgs } from 'gatsby'
import type { ArticleType } from '../src/data/breadcrumbs'

/** Content types whose entries are pages of text: each entry has a page of its own. */
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
 * A node as gatsby-source-contentful stores an entry. Links to other nodes are ids in `<field>___NODE`;
 * long texts and JSON values are nodes of their own.
 */
export interface EntryNode {
  readonly id: string
  readonly contentful_id?: unknown
  readonly internal?: { readonly type?: string; readonly content?: string }
  readonly [field: string]: unknown
}

/** What resolvers read nodes with. `track: false` keeps a node out of the query's dependencies. */
export interface NodeModel {
  readonly getNodeById: (query: { id: string }, dependencies?: { track: boolean }) => EntryNode | null
  readonly findAll: (
    query: { type: string; query?: { limit: number } },
    dependencies?: { track: boolean },
  ) => Promise<{ readonly entries: Iterable<EntryNode> }>
}

/** The third argument of a resolver. */
export interface ResolverContext {
  readonly nodeModel: NodeModel
}

/** Finds a node by its id. */
export type GetNode = (id: string) => EntryNode | null | undefined

export const getNodeOf =
  (nodeModel: Pick<NodeModel, 'getNodeById'>, dependencies?: { track: boolean }): GetNode =>
  (id) =>
    nodeModel.getNodeById({ id }, dependencies)

/** @returns `undefined` for anything but a text that is not empty */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/** The ids in a link field, whether it holds one link or a list. */
export const linkIds = (node: EntryNode | undefined, field: string): readonly string[] =>
  [node?.[`${field}___NODE`]].flat().filter((id) => typeof id === 'string')

/** The nodes that a field links to. Links to entries that are not published are left out. */
export const linkedNodes = (node: EntryNode | undefined, field: string, getNode: GetNode): readonly EntryNode[] =>
  linkIds(node, field).flatMap((id) => getNode(id) ?? [])

export const linkedNode = (node: EntryNode | undefined, field: string, getNode: GetNode): EntryNode | undefined =>
  linkedNodes(node, field, getNode)[0]

/** The content of a long text or a JSON value. */
export const linkedContent = (node: EntryNode | undefined, field: string, getNode: GetNode): string | undefined =>
  textOf(linkedNode(node, field, getNode)?.internal?.content)

/**
 * Runs a query in a hook of the build. When it fails, a build ends; develop reports the error and goes on.
 *
 * @param options.message one sentence for the log: what could not be read
 * @returns `undefined` when the query failed
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
