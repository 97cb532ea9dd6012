import type { GraphQLResolveInfo } from 'graphql'
import type { Picture } from '../../src/images/picture'
import type { BuildModel } from '../build-model'
import { pictureOf } from '../collections/collection-item'
import type { ListedEntry } from '../collections/collections'
import { fieldReader, type ResolverContext } from '../read-content'

/** Types whose entries have a cover. Each has a plain one in `static/covers`. */
export const coverTypes = ['blogCategory', 'blogPost', 'event', 'integration', 'jobPost', 'resource', 'story'] as const

/**
 * The cover of an entry without a picture: the icon and the color of its type.
 *
 * @returns `undefined` for a type without covers
 */
export const plainCover = (type: string): Picture | undefined =>
  coverTypes.some((one) => one === type)
    ? { src: `/covers/${type}.svg`, alt: '', width: 640, height: 400, sources: [] }
    : undefined

/** `cover` of each item of a collection: for an entry without a picture, the plain cover of its type. */
export const covers: BuildModel = {
  createResolvers({ createResolvers }) {
    createResolvers({
      CollectionItem: {
        cover: {
          type: 'Picture',
          resolve: ({ type, node }: ListedEntry, _args: unknown, context: ResolverContext, info: GraphQLResolveInfo) =>
            pictureOf(node, fieldReader(context, info)) ? null : plainCover(type),
        },
      },
    })
  },
}
