import path from 'node:path'
import type { BuildModel } from '../build-model'
import { readBuildEnvironment } from '../environment'
import { imageService, type AssetNode } from './image-service'
import { makePictures } from './make-pictures'
import { pictureOf, socialImageOf } from './picture'

/** A node that every picture depends on: when the settings change, Gatsby runs only queries with pictures again. */
const settingsNode = { id: 'image-settings' }

interface Context {
  readonly nodeModel: { getNodeById: (query: { id: string }) => unknown }
}

/**
 * `ContentfulAsset.picture(width)`: a compact description of a picture for `<Image>`, and
 * `socialImage` and `fileAddress`: addresses of the picture for social networks and of the unchanged
 * file. All of them name files of the image service that the environment chooses (specification 7.1), so
 * no query waits for a picture to be made.
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
    const service = imageService(readBuildEnvironment(process.env))
    const warned = new Set<string>()
    const warnOnce =
      ({ contentful_id }: AssetNode) =>
      (problem: string): void => {
        const warning = `Asset "${contentful_id}" ${problem}.`
        if (!warned.has(warning)) reporter.warn(warning)
        warned.add(warning)
      }
    createResolvers({
      ContentfulAsset: {
        // Gatsby finds these two in the assets that there are, and a space may have none.
        title: { type: 'String' },
        description: { type: 'String' },
        picture: {
          type: 'Picture',
          args: { width: 'Int!' },
          resolve: (asset: AssetNode, { width }: { width: number }, { nodeModel }: Context) => {
            nodeModel.getNodeById(settingsNode)
            return pictureOf(service, asset, width, warnOnce(asset))
          },
        },
        fileAddress: {
          type: 'String!',
          resolve: (asset: AssetNode, _args: unknown, { nodeModel }: Context) => {
            nodeModel.getNodeById(settingsNode)
            return service.original(asset)
          },
        },
        socialImage: {
          type: 'String',
          resolve: (asset: AssetNode, _args: unknown, { nodeModel }: Context) => {
            nodeModel.getNodeById(settingsNode)
            return socialImageOf(service, asset)
          },
        },
      },
    })
  },

  async onPostBuild({ store, reporter, getNodesByType }) {
    if (readBuildEnvironment(process.env).IMAGES !== 'build') return
    const { directory } = store.getState().program
    const made = await makePictures({
      siteFolder: path.join(directory, 'public'),
      cacheFolder: path.join(directory, '.local/pictures'),
      assets: getNodesByType('ContentfulAsset') as unknown as readonly AssetNode[],
    })
    if (made > 0) reporter.info(`Made ${made} pictures`)
  },
}
