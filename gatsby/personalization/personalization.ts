import { contentModel } from '../../content/model'
import { graphqlTypeName } from '../../content/model/projections/graphql'
import { presentItems } from '../../src/mapping/fields'
import type { BuildModel } from '../build-model'
import { runQuery, type Graphql } from '../read-content'
import { findVariantFaults } from './check-experiences'
import { pageExperiences, type PageExperiences, type RawPersonalizedBlock } from './map-experiences'

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
    nt_description
    nt_type
    nt_config
    nt_experience_id
    nt_audience {
      contentful_id
      nt_audience_id
      nt_name
      nt_description
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
