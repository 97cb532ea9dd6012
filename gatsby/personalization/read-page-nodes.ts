import type { RawExperience } from './map-experiences'
import type { RawPersonalizedBlock } from './page-experiences'

/** A node of the build, as gatsby-source-contentful stores entries: links are ids under `<field>___NODE`. */
export interface EntryNode {
  readonly id: string
  readonly internal: { readonly type?: string; readonly content?: string }
  readonly [field: string]: unknown
}

/** Finds a node by its id. */
export type GetNode = (id: string) => EntryNode | null | undefined

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

const linked = (node: EntryNode, field: string, getNode: GetNode): readonly EntryNode[] => {
  const link = node[`${field}___NODE`]
  const ids: readonly unknown[] = Array.isArray(link) ? link : [link]
  return ids.flatMap((id) => (typeof id === 'string' ? (getNode(id) ?? []) : []))
}

/** Long texts and JSON are nodes of their own. */
const content = (node: EntryNode, field: string, getNode: GetNode): string | null =>
  linked(node, field, getNode)[0]?.internal.content ?? null

const json = (source: string | null): unknown => {
  try {
    return JSON.parse(source ?? 'null')
  } catch {
    return null
  }
}

const idOf = (node: EntryNode): { readonly contentful_id: string } => ({
  contentful_id: text(node.contentful_id) ?? '',
})

function readExperience(node: EntryNode, getNode: GetNode): RawExperience {
  const [audience] = linked(node, 'nt_audience', getNode)
  return {
    ...idOf(node),
    nt_name: text(node.nt_name),
    nt_description: content(node, 'nt_description', getNode),
    nt_type: text(node.nt_type),
    nt_config: json(content(node, 'nt_config', getNode)),
    nt_experience_id: text(node.nt_experience_id),
    nt_variants: linked(node, 'nt_variants', getNode).map(idOf),
    nt_audience: audience && {
      ...idOf(audience),
      nt_audience_id: text(audience.nt_audience_id),
      nt_name: text(audience.nt_name),
      nt_description: content(audience, 'nt_description', getNode),
    },
  }
}

/**
 * The blocks of a page with the experiences that they are in, out of the nodes of the build. Links
 * to what is not published are not there.
 *
 * @param page node of a `page` entry
 */
export const readPageNodes = (page: EntryNode, getNode: GetNode): readonly RawPersonalizedBlock[] =>
  linked(page, 'blocks', getNode).map((block) => ({
    ...idOf(block),
    nt_experiences: linked(block, 'nt_experiences', getNode).map((experience) => readExperience(experience, getNode)),
  }))
