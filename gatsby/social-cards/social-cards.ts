import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { graphqlTypeName } from '../../content/model/projections/graphql'
import { imageCdn, type AssetNode, type ImageService } from '../assets/image-service'
import { socialImageOf } from '../assets/picture'
import type { BuildModel } from '../build-model'
import { readBuildEnvironment } from '../environment'
import { getNodeOf, linkedNode, textOf, type EntryNode, type ResolverContext } from '../read-content'
import { drawCard, type CardWords } from './draw-card'

/** Types whose pages have a card of their own, and what stands above the title. */
const labels = {
  page: undefined,
  author: 'Writes for us',
  blogCategory: 'Blog',
  blogPost: 'Blog',
  companyPage: 'Company',
  event: 'Learn with us',
  integration: 'Works with Hearthside',
  interviewGuide: 'Interview guide',
  jobDescription: 'Job description',
  jobPost: 'Open position',
} as const satisfies Readonly<Record<string, string | undefined>>

type CardType = keyof typeof labels
const cardTypes = Object.keys(labels) as readonly CardType[]

type Titled = Readonly<Record<string, unknown>>

export interface SocialCard {
  /** At the image CDN, or below the site's root: there it is a digest of the drawing, so that another one has another. */
  readonly address: string
  /** What a picture shows; of a drawing the words in it. The house beside them is decoration. */
  readonly alt: string
  /** SVG; absent when the picture need not be made. */
  readonly drawing?: string
}

/** The last drawing: a page asks for its card twice, for its head and its structured data. */
let lastDrawn: { readonly words: string; readonly card: SocialCard } | undefined

function drawnCard(words: CardWords): SocialCard {
  const key = JSON.stringify(words)
  if (lastDrawn?.words === key) return lastDrawn.card
  const drawing = drawCard(words)
  const digest = createHash('sha256').update(drawing).digest('hex').slice(0, 8)
  const card = { address: `/social/${digest}.png`, alt: words.title, drawing }
  lastDrawn = { words: key, card }
  return card
}

/**
 * The picture that social networks show of a page: the entry's own where an image CDN cuts it, else one that is
 * drawn with the title.
 *
 * @param asset the entry's picture
 * @param cdn the image CDN; absent without one
 * @returns `undefined` for an entry without a title, such as an unfinished draft
 */
export function socialCard(
  type: CardType,
  entry: Titled,
  asset?: AssetNode,
  cdn?: ImageService,
): SocialCard | undefined {
  const title = textOf(entry.title) ?? textOf(entry.name)
  if (title === undefined) return undefined
  const address = asset && cdn && socialImageOf(cdn, asset)
  if (address !== undefined) return { address, alt: textOf(asset?.description) ?? title }
  const label = labels[type]
  return drawnCard({ title, label, time: label === undefined ? 'day' : 'evening' })
}

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

const field = (type: CardType, cdn: ImageService | undefined) => ({
  socialCard: {
    type: 'SocialCard',
    resolve: async (entry: EntryNode, _args: unknown, { nodeModel }: ResolverContext) => {
      const asset = linkedNode(entry, 'image', getNodeOf(nodeModel)) as AssetNode | undefined
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
