import type { CreatePagesArgs } from 'gatsby'
import { findUnusedExperiences } from './find-unused-experiences'
import { findVariantFaults } from './find-variant-faults'
import { pageExperiences, type PageExperiences } from './page-experiences'
import { readPageNodes, type EntryNode } from './read-page-nodes'

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
