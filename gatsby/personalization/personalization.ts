import type { BuildModel } from '../build-model'

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
