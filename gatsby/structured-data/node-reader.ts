import { graphqlTypeName } from '../../content/model/projections/graphql'
import type { EntryNode } from '../collections/collection-item'
import { fillMergeTags, renderMarkdown } from '../content-schema/markdown'

/** What a resolver reads nodes with. */
export interface NodeModel {
  readonly getNodeById: (query: { id: string }) => EntryNode | null
  readonly findAll: (query: { type: string }) => Promise<{ readonly entries: Iterable<EntryNode> }>
}

type Source = EntryNode | undefined

/** Reads fields of entries as gatsby-source-contentful stores them. What is empty is `undefined`. */
export interface NodeReader {
  /** All entries of a content type. */
  readonly all: (type: string) => Promise<readonly EntryNode[]>
  /** Where the site will be reached. */
  readonly siteUrl: () => Promise<string>
  /** Name of the GraphQL type. */
  readonly typeOf: (node: EntryNode) => string | undefined
  readonly text: (node: Source, field: string) => string | undefined
  readonly texts: (node: Source, field: string) => readonly string[]
  /** A long text as HTML, as a visitor sees it of whom nothing is known. */
  readonly html: (node: Source, field: string) => Promise<string | undefined>
  readonly number: (node: Source, field: string) => number | undefined
  readonly link: (node: Source, field: string) => EntryNode | undefined
  readonly links: (node: Source, field: string) => readonly EntryNode[]
}

/** The element of a merge tag; its fallback is text. */
const filledTag = /<span data-merge-tag="[^"]*">([^<]*)<\/span>/g

interface Internal {
  readonly type?: string
  readonly content?: string
}

const internalOf = (node: Source): Internal => node?.internal ?? {}

export function nodeReader(nodeModel: NodeModel): NodeReader {
  const byId = (id: unknown): EntryNode | undefined =>
    typeof id === 'string' ? (nodeModel.getNodeById({ id }) ?? undefined) : undefined
  const link = (node: Source, field: string): EntryNode | undefined => byId(node?.[`${field}___NODE`])
  const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
  return {
    all: async (type) => [...(await nodeModel.findAll({ type: graphqlTypeName(type) })).entries],
    siteUrl: async () => {
      const [site] = (await nodeModel.findAll({ type: 'Site' })).entries
      return (site?.siteMetadata as { readonly siteUrl?: string } | undefined)?.siteUrl ?? ''
    },
    typeOf: (node) => internalOf(node).type,
    text: (node, field) => {
      const value = node?.[field]
      return typeof value === 'string' && value !== '' ? value : undefined
    },
    texts: (node, field) => listOf(node?.[field]).filter((value) => typeof value === 'string'),
    html: async (node, field) => {
      const { content } = internalOf(link(node, field))
      return content && (await fillMergeTags(renderMarkdown(content), nodeModel)).replace(filledTag, '$1')
    },
    number: (node, field) => {
      const value = node?.[field]
      return typeof value === 'number' ? value : undefined
    },
    link,
    links: (node, field) => listOf(node?.[`${field}___NODE`]).flatMap((id) => byId(id) ?? []),
  }
}
