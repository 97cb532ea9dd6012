import { createHash } from 'node:crypto'
import type { GraphQLResolveInfo } from 'graphql'
import sharp from 'sharp'
import { graphqlTypeName } from '../../content/model/projections/graphql'
import { imageCdn, type AssetNode, type ImageService } from '../assets/image-service'
import { socialImageOf } from '../assets/picture'
import type { BuildModel } from '../build-model'
import type { Drawing } from '../covers/brush'
import { drawingOf } from '../covers/covers'
import { readBuildEnvironment } from '../environment'
import { fieldReader, linkedNode, textOf, type EntryNode, type ReadField, type ResolverContext } from '../read-content'
import { writeOnce } from '../write-once'
import { drawCard, type CardWords } from './draw-card'

/** Types with cards, and the label above the title. */
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
  /** At the image CDN, or a path with a digest of the drawing. */
  readonly address: string
  readonly alt: string
  readonly drawing?: string
}

/** A page asks for its card twice: head and structured data. */
let lastDrawn: { readonly key: string; readonly card: SocialCard } | undefined

function drawnCard(words: CardWords, cover: Drawing | undefined): SocialCard {
  const key = JSON.stringify([words, cover])
  if (lastDrawn?.key === key) return lastDrawn.card
  const drawing = drawCard(words, cover)
  const digest = createHash('sha256').update(drawing).digest('hex').slice(0, 8)
  const alt = cover ? `${words.title}. ${cover.alt}` : words.title
  const card = { address: `/social/${digest}.png`, alt, drawing }
  lastDrawn = { key, card }
  return card
}

interface CardPictures {
  readonly asset?: AssetNode
  readonly cdn?: ImageService
  /** Draws the entry's cover; called only for a card that is drawn. */
  readonly cover?: () => Drawing | undefined
}

/**
 * The picture for social networks: the entry's own if an image CDN crops it, otherwise drawn.
 *
 * @returns `undefined` without a title
 */
export function socialCard(
  type: CardType,
  entry: Titled,
  { asset, cdn, cover }: CardPictures = {},
): SocialCard | undefined {
  const title = textOf(entry.title) ?? textOf(entry.name)
  if (title === undefined) return undefined
  const address = asset && cdn && socialImageOf(cdn, asset)
  if (address !== undefined) return { address, alt: textOf(asset?.description) ?? title }
  const label = labels[type]
  return drawnCard({ title, label, time: label === undefined ? 'day' : 'evening' }, cover?.())
}

export const socialCardOf = (
  type: CardType,
  node: EntryNode,
  read: ReadField,
  cdn: ImageService | undefined,
): SocialCard | undefined =>
  socialCard(type, node, {
    asset: linkedNode(node, 'image', read) as AssetNode | undefined,
    cdn,
    cover: () => drawingOf(type, node, read),
  })

async function ensurePicture({ address, drawing }: SocialCard): Promise<void> {
  if (drawing === undefined) return
  // A palette needs a third of the bytes.
  await writeOnce(address, () =>
    sharp(Buffer.from(drawing)).png({ palette: true, colors: 64, dither: 0, effort: 3 }).toBuffer(),
  )
}

const field = (type: CardType, cdn: ImageService | undefined) => ({
  socialCard: {
    type: 'SocialCard',
    resolve: async (entry: EntryNode, _args: unknown, context: ResolverContext, info: GraphQLResolveInfo) => {
      const card = socialCardOf(type, entry, fieldReader(context, info), cdn)
      if (!card) return null
      await ensurePicture(card)
      return { src: card.address, alt: card.alt }
    },
  },
})

export const socialCards: BuildModel = {
  createSchemaCustomization({ actions }) {
    actions.createTypes('type SocialCard { src: String!, alt: String! }')
  },

  createResolvers({ createResolvers }) {
    const cdn = imageCdn(readBuildEnvironment(process.env))
    createResolvers(Object.fromEntries(cardTypes.map((type) => [graphqlTypeName(type), field(type, cdn)])))
  },
}
