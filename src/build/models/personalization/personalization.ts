import { pageExperiences, type PageExperiences } from '../../../personalization/page-experiences'
import { readPageNodes, type EntryNode, type GetNode } from '../../../personalization/read-page-nodes'
import type { BuildModel } from '../build-model'

interface ResolverContext {
  readonly nodeModel: { readonly getNodeById: (query: { id: string }) => EntryNode | null }
}

interface Collected extends PageExperiences {
  /** The nodes of `variantIds`. */
  readonly variants: readonly EntryNode[]
}

function collect(page: EntryNode, getNode: GetNode): Collected {
  const met = new Map<unknown, EntryNode>()
  const blocks = readPageNodes(page, (id) => {
    const node = getNode(id)
    if (node) met.set(node.contentful_id, node)
    return node
  })
  const collected = pageExperiences(blocks)
  return { ...collected, variants: collected.variantIds.flatMap((id) => met.get(id) ?? []) }
}

const collectInQuery = (page: EntryNode, context: ResolverContext): Collected =>
  collect(page, (id) => context.nodeModel.getNodeById({ id }))

/**
 * `ContentfulPage.experiences` (by the block's entry) and `ContentfulPage.variants` (the entries that
 * may take the place of blocks). Experiences are mapped here, so that pages hold nothing of the CMS's
 * form; what is wrong with them is said once.
 */
export const personalization: BuildModel = {
  createResolvers({ createResolvers }) {
    createResolvers({
      ContentfulPage: {
        experiences: {
          type: 'JSON!',
          resolve: (page: EntryNode, _args: unknown, context: ResolverContext) =>
            collectInQuery(page, context).experiences,
        },
        variants: {
          type: '[ContentfulEntry!]!',
          resolve: (page: EntryNode, _args: unknown, context: ResolverContext) =>
            collectInQuery(page, context).variants,
        },
      },
    })
  },

  createPages({ getNode, getNodesByType, reporter }) {
    const pages = getNodesByType('ContentfulPage') as unknown as readonly EntryNode[]
    const warnings = pages.flatMap((page) => collect(page, getNode as unknown as GetNode).warnings)
    for (const warning of new Set(warnings)) reporter.warn(warning)
  },
}
