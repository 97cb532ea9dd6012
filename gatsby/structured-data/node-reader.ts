import { defaultLocale } from '../../src/lib/locales'
import {
  allEntries,
  linkedNode,
  linkedNodes,
  textOf,
  type EntryNode,
  type NodeModel,
  type ReadField,
} from '../read-content'

type Source = EntryNode | undefined

export interface NodeReader {
  readonly all: (type: string) => Promise<readonly EntryNode[]>
  readonly siteUrl: () => Promise<string>
  readonly text: (node: Source, field: string) => string | undefined
  readonly texts: (node: Source, field: string) => readonly string[]
  /** For an unknown visitor. */
  readonly html: (node: Source, field: string) => Promise<string | undefined>
  readonly number: (node: Source, field: string) => number | undefined
  readonly link: (node: Source, field: string) => EntryNode | undefined
  readonly links: (node: Source, field: string) => readonly EntryNode[]
}

/** @param locale of the entries that `all` returns */
export function nodeReader(
  nodeModel: Pick<NodeModel, 'findAll'>,
  readField: ReadField,
  locale = defaultLocale,
): NodeReader {
  return {
    all: (type) => allEntries({ nodeModel }, type, locale),
    siteUrl: async () => {
      const [site] = (await nodeModel.findAll({ type: 'Site' })).entries
      return (site?.siteMetadata as { readonly siteUrl?: string } | undefined)?.siteUrl ?? ''
    },
    text: (node, field) => textOf(node?.[field]),
    texts: (node, field) => [node?.[field]].flat().filter((value) => typeof value === 'string'),
    html: async (node, field) => node && textOf(await readField(node, `${field}Html`)),
    number: (node, field) => {
      const value = node?.[field]
      return typeof value === 'number' ? value : undefined
    },
    link: (node, field) => linkedNode(node, field, readField),
    links: (node, field) => linkedNodes(node, field, readField),
  }
}
