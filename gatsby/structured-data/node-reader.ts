import { graphqlTypeName } from '../../content/model/projections/graphql'
import { fillMergeTags, renderMarkdown } from '../content-schema/markdown'
import {
  getNodeOf,
  linkedContent,
  linkedNode,
  linkedNodes,
  textOf,
  type EntryNode,
  type NodeModel,
} from '../read-content'

type Source = EntryNode | undefined

export interface NodeReader {
  readonly all: (type: string) => Promise<readonly EntryNode[]>
  readonly siteUrl: () => Promise<string>
  readonly typeOf: (node: EntryNode) => string | undefined
  readonly text: (node: Source, field: string) => string | undefined
  readonly texts: (node: Source, field: string) => readonly string[]
  /** For an unknown visitor. */
  readonly html: (node: Source, field: string) => Promise<string | undefined>
  readonly number: (node: Source, field: string) => number | undefined
  readonly link: (node: Source, field: string) => EntryNode | undefined
  readonly links: (node: Source, field: string) => readonly EntryNode[]
}

const filledTag = /<span data-merge-tag="[^"]*">([^<]*)<\/span>/g

export function nodeReader(nodeModel: NodeModel): NodeReader {
  const getNode = getNodeOf(nodeModel)
  return {
    all: async (type) => [...(await nodeModel.findAll({ type: graphqlTypeName(type) })).entries],
    siteUrl: async () => {
      const [site] = (await nodeModel.findAll({ type: 'Site' })).entries
      return (site?.siteMetadata as { readonly siteUrl?: string } | undefined)?.siteUrl ?? ''
    },
    typeOf: (node) => node.internal?.type,
    text: (node, field) => textOf(node?.[field]),
    texts: (node, field) => [node?.[field]].flat().filter((value) => typeof value === 'string'),
    html: async (node, field) => {
      const content = linkedContent(node, field, getNode)
      return content && (await fillMergeTags(renderMarkdown(content), nodeModel)).replace(filledTag, '$1')
    },
    number: (node, field) => {
      const value = node?.[field]
      return typeof value === 'number' ? value : undefined
    },
    link: (node, field) => linkedNode(node, field, getNode),
    links: (node, field) => linkedNodes(node, field, getNode),
  }
}
