import type { CreatePagesArgs } from 'gatsby'
import type { BuildModel } from '../build-model'
import { findUnusedExperiences, findVariantFaults } from './check-experiences'
import { pageExperiences, type PageExperiences, type RawExperience, type RawPersonalizedBlock } from './map-experiences'

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

/** What a page's context holds, so that the page is queried again when it changes. */
export interface PagePersonalization extends Pick<PageExperiences, 'experiences'> {
  /** Nodes of the entries that may take the place of its blocks. */
  readonly variants: readonly string[]
}

export interface SitePersonalization {
  readonly ofPage: (pageId: string) => PagePersonalization
  /** Sentences for editors; each names an experience or an entry. */
  readonly warnings: readonly string[]
}

/**
 * Reads the experiences of all pages and checks that what they show can be shown (specification 3.4).
 *
 * @throws Error when the entries of variants can't be read
 */
export async function readExperiences({
  getNode,
  getNodesByType,
  graphql,
}: Pick<CreatePagesArgs, 'getNode' | 'getNodesByType' | 'graphql'>): Promise<SitePersonalization> {
  const entriesOf = (type: string) => getNodesByType(type) as unknown as readonly EntryNode[]
  const pages = entriesOf('ContentfulPage')
  const met = new Map<unknown, EntryNode>()
  const read = pages.map((page) => ({
    id: page.id,
    blocks: readPageNodes(page, (id) => {
      const node = getNode(id) as EntryNode | undefined
      if (node) met.set(node.contentful_id, node)
      return node
    }),
  }))
  const nodesOf = (ids: readonly string[]): readonly string[] => ids.flatMap((id) => met.get(id)?.id ?? [])

  const named = read.flatMap(({ blocks }) =>
    blocks.flatMap(({ nt_experiences: all }) => (all ?? []).flatMap((one) => one?.nt_variants ?? [])),
  )
  const variantIds = new Set(named.flatMap((variant) => (variant ? [variant.contentful_id] : [])))
  const faults = await findVariantFaults(graphql, nodesOf([...variantIds]))

  const collected = read.map(({ id, blocks }) => {
    const checked = blocks.map((block) => ({
      ...block,
      nt_experiences: block.nt_experiences?.map(
        (one) =>
          one && {
            ...one,
            nt_variants: one.nt_variants?.map(
              (variant) => variant && { ...variant, fault: faults.get(variant.contentful_id) },
            ),
          },
      ),
    }))
    return [id, pageExperiences(checked)] as const
  })
  const byPage = new Map(collected)
  return {
    ofPage: (id) => {
      const { experiences = {}, variantIds: ids = [] } = byPage.get(id) ?? {}
      return { experiences, variants: nodesOf(ids) }
    },
    warnings: [...new Set([...collected.flatMap(([, { warnings }]) => warnings), ...findUnusedExperiences(entriesOf)])],
  }
}

interface ResolverContext {
  readonly nodeModel: { readonly getNodesByIds: (query: { ids: readonly string[] }) => readonly (object | null)[] }
}

/**
 * `ContentfulPage.variants(ids: …)`: the entries that may take the place of a page's blocks. Their ids are
 * in the page's context (`read-experiences.ts`). A field of the site's own, because a filter would make
 * Gatsby query every page again after a change of any entry.
 */
export const personalization: BuildModel = {
  createResolvers({ createResolvers }) {
    createResolvers({
      ContentfulPage: {
        variants: {
          type: '[ContentfulEntry!]!',
          args: { ids: '[String!]!' },
          resolve: (_page: unknown, { ids }: { readonly ids: readonly string[] }, { nodeModel }: ResolverContext) =>
            nodeModel.getNodesByIds({ ids }).filter((node) => node !== null),
        },
      },
    })
  },
}
