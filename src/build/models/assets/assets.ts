import path from 'node:path'
import type { GraphQLFieldResolver, GraphQLObjectType } from 'gatsby/graphql'
import { planImage } from '../../../images/image-plan'
import { readBuildEnvironment } from '../../environment'
import type { BuildModel } from '../build-model'
import { cdnPicture, pictureFromGatsby, vectorPicture, type AssetNode, type GatsbyImageResult } from './picture'
import { placeAtShortAddresses, shortAddress } from './short-address'

type Resolver = GraphQLFieldResolver<AssetNode, unknown>

/** Short addresses exist in the built site; the development server makes files on request, by all of the address. */
const addressOf = process.env.NODE_ENV === 'production' ? shortAddress : (address: string) => address

/** Quality of the AVIF and WebP files made at build: at 50 they look as good as a JPEG at 75. */
const quality = 50

/**
 * `ContentfulAsset.picture(width)`: a compact description of a picture for `<Image>`, made by
 * Gatsby's own image pipeline at build, or addressed at the image CDN where one is configured.
 */
export const assets: BuildModel = {
  createSchemaCustomization({ actions }) {
    actions.createTypes(`
      type PictureSource { type: String!, srcSet: String! }
      type Picture {
        src: String!
        width: Int!
        height: Int!
        alt: String!
        color: String
        sources: [PictureSource!]!
      }
    `)
  },

  createResolvers({ createResolvers, reporter }) {
    const { IMAGE_CDN_DOMAIN } = readBuildEnvironment(process.env)
    createResolvers({
      ContentfulAsset: {
        // Gatsby finds these two in the assets that there are, and a space may have none.
        title: { type: 'String' },
        description: { type: 'String' },
        picture: {
          type: 'Picture',
          args: { width: 'Int!' },
          resolve: async (
            asset: AssetNode,
            { width }: { width: number },
            context: unknown,
            info: Parameters<Resolver>[3],
          ) => {
            const field = (name: string): Resolver | undefined =>
              (info.schema.getType('ContentfulAsset') as GraphQLObjectType).getFields()[name]?.resolve as
                Resolver | undefined
            if (asset.mimeType === 'image/svg+xml') {
              const url = (await field('publicUrl')?.(asset, {}, context, info)) as string
              return vectorPicture(asset, url, width, addressOf)
            }
            if (asset.width === null || asset.height === null) {
              reporter.warn(
                `Asset "${asset.contentful_id}" is shown as a picture but is a ${asset.mimeType} file; it is left out.`,
              )
              return null
            }
            const plan = planImage({
              layout: 'constrained',
              width,
              sourceWidth: asset.width,
              sourceHeight: asset.height,
              alt: asset.description,
            })
            if (IMAGE_CDN_DOMAIN) return cdnPicture(asset, IMAGE_CDN_DOMAIN, plan)
            const request = {
              layout: plan.layout,
              width: plan.width,
              formats: ['webp', 'avif'],
              placeholder: 'dominantColor',
              outputPixelDensities: plan.widths.map((offered) => offered / plan.width),
              quality,
              fit: 'cover',
            }
            const image = (await field('gatsbyImage')?.(asset, request, context, info)) as GatsbyImageResult
            return pictureFromGatsby(asset, image, addressOf)
          },
        },
      },
    })
  },

  async onPostBuild({ store }) {
    const { program } = store.getState()
    await placeAtShortAddresses(path.join(program.directory, 'public'))
  },
}
