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

export type NodeReader = ReturnType<typeof nodeReader>

/** @param locale of the entries that `all` returns */
export const nodeReader = (
  nodeModel: Pick<NodeModel, 'findAll'>,
  readField: ReadField,
  locale: string = defaultLocale,
) => ({
  all: (type: string) => allEntries({ nodeModel }, type, locale),
  siteUrl: async () => {
    const [site] = (await nodeModel.findAll({ type: 'Site' })).entries
    return (site?.siteMetadata as { readonly siteUrl?: string } | undefined)?.siteUrl ?? ''
  },
  text: (node: Source, field: string) => textOf(node?.[field]),
  texts: (node: Source, field: string) => [node?.[field]].flat().filter((value) => typeof value === 'string'),
  /** For an unknown visitor. */
  html: async (node: Source, field: string) => node && textOf(await readField(node, `${field}Html`)),
  number: (node: Source, field: string) => {
    const value = node?.[field]
    return typeof value === 'number' ? value : undefined
  },
  link: (node: Source, field: string) => linkedNode(node, field, readField),
  links: (node: Source, field: string) => linkedNodes(node, field, readField),
})
