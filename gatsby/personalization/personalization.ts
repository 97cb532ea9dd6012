import { contentModel } from '../../content/model'
import { graphqlTypeName } from '../../content/model/projections/graphql'
import { mapperOf, type RawBlock } from '../../src/blocks/blocks.cms'
import { presentItems } from '../../src/mapping/fields'
import type { BuildModel } from '../build-model'
import { runQuery, type Graphql } from '../read-content'
import { blockFragments } from './block-fragments'
import { type Faults, pageExperiences, type PageExperiences, type RawPersonalizedBlock } from './map-experiences'

const ofBlocks = contentModel
  .filter(({ fields }) => 'nt_experiences' in fields)
  .map(({ id }) => `... on ${graphqlTypeName(id)} { nt_experiences { ...ExperienceParts } }`)

const experiencesQuery = `
  query Experiences {
    allContentfulPage {
      nodes {
        id
        blocks {
          contentful_id
          ${ofBlocks.join('\n')}
        }
      }
    }
  }

  fragment ExperienceParts on ContentfulNtExperience {
    contentful_id
    nt_name
    nt_type
    nt_config
    nt_experience_id
    nt_audience {
      contentful_id
      nt_audience_id
      nt_name
    }
    nt_variants {
      id
      contentful_id
    }
  }
`

interface ExperiencesQuery {
  readonly allContentfulPage: {
    readonly nodes: readonly { readonly id: string; readonly blocks: readonly (RawPersonalizedBlock | null)[] | null }[]
  }
}

/** In the page's context, so that changes rerun its query. */
export interface PagePersonalization extends Pick<PageExperiences, 'experiences'> {
  readonly variants: readonly string[]
}

export interface SitePersonalization {
  readonly ofPage: (pageId: string) => PagePersonalization
  readonly warnings: readonly string[]
}

interface VariantsQuery {
  readonly allContentfulEntry: { readonly nodes: readonly RawBlock[] }
}

/** @returns why the entry cannot be shown, without a period */
function faultOf(entry: RawBlock): string | undefined {
  const map = mapperOf(entry.__typename)
  if (!map) return `Entry "${entry.contentful_id}" is of type "${entry.__typename}", for which there is no block`
  try {
    map(entry as never)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/**
 * Maps the variants like the browser, to find those that cannot be shown.
 *
 * @param ids ids of nodes
 * @throws Error if the query fails
 */
async function findVariantFaults(args: Graphql, ids: readonly string[]): Promise<Faults> {
  if (ids.length === 0) return new Map()
  const { allContentfulEntry } = await runQuery<VariantsQuery>(args, {
    text: `query VariantsToCheck($ids: [String!]!) {
      allContentfulEntry(filter: { id: { in: $ids } }) { nodes { ...AnyBlock } }
    }
    ${blockFragments}`,
    variables: { ids },
    message: 'The variants of experiences could not be read.',
  })
  return new Map(
    allContentfulEntry.nodes.flatMap((entry) => {
      const fault = faultOf(entry)
      return fault === undefined ? [] : [[entry.contentful_id, fault] as const]
    }),
  )
}

const variantsOf = (blocks: readonly RawPersonalizedBlock[]) =>
  blocks.flatMap(({ nt_experiences: all }) => presentItems(all)).flatMap(({ nt_variants: all }) => presentItems(all))

/**
 * Reads and checks the experiences of all pages (requirements 3.4).
 *
 * @throws Error if a query fails
 */
export async function readExperiences(args: Graphql): Promise<SitePersonalization> {
  const { allContentfulPage } = await runQuery<ExperiencesQuery>(args, {
    text: experiencesQuery,
    message: 'The experiences of pages could not be read.',
  })
  const pages = allContentfulPage.nodes.map(({ id, blocks }) => ({ id, blocks: presentItems(blocks) }))
  const variants = pages.flatMap(({ blocks }) => variantsOf(blocks))
  const faults = await findVariantFaults(args, [...new Set(variants.map(({ id }) => id))])

  const collected = pages.map(({ id, blocks }) => {
    // The variants of a translated page are other nodes.
    const nodeIds = new Map(variantsOf(blocks).map((variant) => [variant.contentful_id, variant.id]))
    return [id, { ...pageExperiences(blocks, faults), nodeIds }] as const
  })
  const byPage = new Map(collected)
  return {
    ofPage: (id) => {
      const { experiences = {}, variantIds = [], nodeIds } = byPage.get(id) ?? {}
      return { experiences, variants: variantIds.flatMap((variant) => nodeIds?.get(variant) ?? []) }
    },
    warnings: [...new Set(collected.flatMap(([, { warnings }]) => warnings))],
  }
}

/**
 * Adds `ContentfulPage.variants(ids: …)`: entries that may replace blocks. The page's context has their ids, because
 * with a filter Gatsby would rerun all page queries after any change.
 */
export const personalization: BuildModel = {
  createResolvers({ createResolvers }) {
    createResolvers({
      ContentfulPage: {
        variants: {
          type: '[ContentfulEntry!]!',
          args: { ids: '[String!]!' },
          resolve: (_page, { ids }: { readonly ids: readonly string[] }, { nodeModel }) =>
            ids.flatMap((id) => nodeModel.getNodeById({ id }) ?? []),
        },
      },
    })
  },
}
