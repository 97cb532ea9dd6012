import { LRUCache } from 'lru-cache'
import type { Picture } from '../../src/images/Image'
import type { BuildModel } from '../build-model'
import { readBuildEnvironment } from '../environment'
import { publicFile, removeUnused } from '../site-files'
import { imageService, type AssetNode } from './image-service'
import { makePictures } from './make-pictures'
import { pictureOf, socialImageOf, type PictureRequest } from './picture'

/** Every picture depends on this node, so new settings rerun only queries with pictures. */
const settingsNode = { id: 'image-settings' }

/**
 * Adds `picture(layout, width, height, aspectRatio, alt)` for `<Image>` and `socialImage` to `ContentfulAsset`. They
 * name files of the configured image service (requirements 7.1), so queries do not wait for pictures. Warns once about
 * each asset that the service cannot resize.
 */
export const assets: BuildModel = {
  createSchemaCustomization({ actions }) {
    actions.createTypes(`
      type ImageSettings implements Node @dontInfer { service: String! }
      type PictureSource { type: String!, srcSet: String! }
      type Picture {
        src: String!
        width: Int!
        height: Int!
        alt: String!
        sources: [PictureSource!]!
      }
    `)
  },

  async sourceNodes({ actions, createContentDigest }) {
    const { IMAGES, IMAGE_CDN_DOMAIN, LOCAL_IMAGES_URL } = readBuildEnvironment(process.env)
    const service = [IMAGES, IMAGE_CDN_DOMAIN, LOCAL_IMAGES_URL].join(' ')
    await actions.createNode({
      ...settingsNode,
      service,
      internal: { type: 'ImageSettings', contentDigest: createContentDigest(service) },
    })
  },

  createResolvers({ createResolvers, reporter }) {
    const environment = readBuildEnvironment(process.env)
    const service = imageService(environment)
    const warned = new Set<string>()
    const warnOnce =
      ({ contentful_id, title }: AssetNode) =>
      (problem: string): void => {
        const warning = `Asset "${title}" (${contentful_id}) ${problem}.`
        if (!warned.has(warning)) reporter.warn(warning)
        warned.add(warning)
      }
    // Several pages show the same picture.
    const recentPictures = new LRUCache<string, Picture>({ max: 500 })
    createResolvers({
      ContentfulAsset: {
        // A space without assets has no title field for Gatsby to infer.
        title: { type: 'String' },
        description: { type: 'String' },
        picture: {
          type: 'Picture',
          args: { layout: 'GatsbyImageLayout!', width: 'Int', height: 'Int', aspectRatio: 'String', alt: 'String' },
          resolve: (asset: AssetNode, request: PictureRequest, { nodeModel }) => {
            nodeModel.getNodeById(settingsNode)
            // An uploaded file keeps its address.
            const key = JSON.stringify([asset.contentful_id, asset.url, asset.description, request])
            const picture = recentPictures.get(key) ?? pictureOf(service, asset, request, warnOnce(asset))
            if (picture) recentPictures.set(key, picture)
            return picture
          },
        },
        socialImage: {
          type: 'String',
          resolve: (asset: AssetNode, _args, { nodeModel }) => {
            nodeModel.getNodeById(settingsNode)
            return socialImageOf(service, asset)
          },
        },
      },
    })
  },

  async onPostBuild({ reporter, getNodesByType }) {
    // Pictures of an earlier build.
    if (readBuildEnvironment(process.env).IMAGES !== 'build') return removeUnused(publicFile('pictures'), new Set())
    const made = await makePictures(getNodesByType('ContentfulAsset') as unknown as readonly AssetNode[])
    if (made > 0) reporter.info(`Made ${made} pictures`)
  },
}
