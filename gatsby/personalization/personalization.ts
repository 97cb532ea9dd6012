import type { CreatePagesArgs } from 'gatsby'
import type { BuildModel } from '../build-model'
import { linkedContent, linkedNode, linkedNodes, textOf, type EntryNode, type GetNode } from '../read-content'
import { findUnusedExperiences, findVariantFaults } from './check-experiences'
import { pageExperiences, type PageExperiences, type RawExperience, type RawPersonalizedBlock } from './map-experiences'

const json = (source: string | undefined): unknown => {
  try {
    return JSON.parse(source ?? 'null')
  } catch {
    return null
  }
}

const idOf = (node: EntryNode): { readonly contentful_id: string } => ({
  contentful_id: textOf(node.contentful_id) ?? '',
})

function readExperience(node: EntryNode, getNode: GetNode): RawExperience {
  const audience = linkedNode(node, 'nt_audience', getNode)
  return {
    ...idOf(node),
    nt_name: textOf(node.nt_name) ?? null,
    nt_description: linkedContent(node, 'nt_description', getNode) ?? null,
    nt_type: textOf(node.nt_type) ?? null,
    nt_config: json(linkedContent(node, 'nt_config', getNode)),
    nt_experience_id: textOf(node.nt_experience_id) ?? null,
    nt_variants: linkedNodes(node, 'nt_variants', getNode).map(idOf),
    nt_audience: audience && {
      ...idOf(audience),
      nt_audience_id: textOf(audience.nt_audience_id) ?? null,
      nt_name: textOf(audience.nt_name) ?? null,
      nt_description: linkedContent(audience, 'nt_description', getNode) ?? null,
    },
  }
}

/** The blocks of a page with their published experiences. */
export const readPageNodes = (page: EntryNode, getNode: GetNode): readonly RawPersonalizedBlock[] =>
  linkedNodes(page, 'blocks', getNode).map((block) => ({
    ...idOf(block),
    nt_experiences: linkedNodes(block, 'nt_experiences', getNode).map((experience) =>
      readExperience(experience, getNode),
    ),
  }))

/** Stored in the page's context, so that changes rerun its query. */
export interface PagePersonalization extends Pick<PageExperiences, 'experiences'> {
  readonly variants: readonly string[]
}

export interface SitePersonalization {
  readonly ofPage: (pageId: string) => PagePersonalization
  readonly warnings: readonly string[]
}

/**
 * Reads and checks the experiences of all pages (requirements 3.4).
 *
 * @throws Error when the query for variants fails
 */
export async function readExperiences({
  getNode,
  getNodesByType,
  graphql,
}: Pick<CreatePagesArgs, 'getNode' | 'getNodesByType' | 'graphql'>): Promise<SitePersonalization> {
  const entriesOf = (type: string): readonly EntryNode[] => getNodesByType(type)
  const pages = entriesOf('ContentfulPage')
  const met = new Map<unknown, EntryNode>()
  const read = pages.map((page) => ({
    id: page.id,
    blocks: readPageNodes(page, (id) => {
      const node = getNode(id)
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
 * Adds `ContentfulPage.variants(ids: …)`: entries that may replace blocks; their ids are in the page's context. With a
 * filter instead, Gatsby would rerun all page queries after any change.
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
