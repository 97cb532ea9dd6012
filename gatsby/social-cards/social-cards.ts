import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { graphqlTypeName } from '../../content/model/projections/graphql'
import { imageCdn, type AssetNode, type ImageService } from '../assets/image-service'
import type { BuildModel } from '../build-model'
import { readBuildEnvironment } from '../environment'
import { cardTypes, socialCard, type CardType, type SocialCard } from './social-card'

/** Pictures that are being made, so that no two queries make the same one. */
const inProgress = new Map<string, Promise<void>>()

/** Makes the picture, unless an earlier build has: an address stands for one drawing. */
async function makePicture(file: string, drawing: string): Promise<void> {
  if (existsSync(file)) return
  await mkdir(path.dirname(file), { recursive: true })
  // Few colors and hard edges: a palette says them in a third of the bytes.
  const png = await sharp(Buffer.from(drawing)).png({ palette: true, colors: 48, dither: 0, effort: 3 }).toBuffer()
  // A build that is stopped half-way leaves no half of a picture behind, nor do two processes write one file.
  const partial = `${file}.${process.pid}.part`
  await writeFile(partial, png)
  await rename(partial, file)
}

async function ensurePicture({ address, drawing }: SocialCard): Promise<void> {
  if (drawing === undefined) return
  const file = path.join(path.resolve('public'), address)
  const running = inProgress.get(file) ?? makePicture(file, drawing).finally(() => inProgress.delete(file))
  inProgress.set(file, running)
  await running
}

interface Context {
  readonly nodeModel: { readonly getNodeById: (query: { id: string }) => AssetNode | null }
}

const field = (type: CardType, cdn: ImageService | undefined) => ({
  socialCard: {
    type: 'SocialCard',
    resolve: async (entry: Parameters<typeof socialCard>[1], _args: unknown, { nodeModel }: Context) => {
      const id = entry.image___NODE
      const asset = typeof id === 'string' ? (nodeModel.getNodeById({ id }) ?? undefined) : undefined
      const card = socialCard(type, entry, asset, cdn)
      if (!card) return null
      await ensurePicture(card)
      return { src: card.address, alt: card.alt }
    },
  },
})

/** A picture of each page for social networks: at the image CDN, or made once, and kept between builds. */
export const socialCards: BuildModel = {
  createSchemaCustomization({ actions }) {
    actions.createTypes('type SocialCard { src: String!, alt: String! }')
  },

  createResolvers({ createResolvers }) {
    const cdn = imageCdn(readBuildEnvironment(process.env))
    createResolvers(Object.fromEntries(cardTypes.map((type) => [graphqlTypeName(type), field(type, cdn)])))
  },
}
