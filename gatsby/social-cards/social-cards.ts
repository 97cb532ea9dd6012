import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import type { ArticleType } from '../../content/model/page-paths'
import { graphqlTypeName } from '../../content/model/projections/graphql'
import { imageCdn, sourceDigest, type AssetNode, type ImageService } from '../assets/image-service'
import { fetchSource } from '../assets/make-pictures'
import { socialImageOf } from '../assets/picture'
import type { BuildModel, ResolvedField } from '../build-model'
import { plainCover } from '../collections/collection-item'
import { readBuildEnvironment } from '../environment'
import { fieldReader, linkedNode, textOf, type EntryNode, type ReadField } from '../read-content'
import { publicFile, readBuiltData, removeUnused, writeOnce } from '../site-files'
import { archSize, renderCard, type CardWords } from './render-card'

/** Types with cards, and the label above the title. */
const labels = {
  page: undefined,
  author: 'Writes for us',
  blogCategory: 'Blog',
  blogPost: 'Blog',
  companyPage: 'Company',
  event: 'Learn with us',
  integration: 'Works with Hearthside',
  jobPost: 'Open position',
  resource: 'Resource',
  story: 'Customer story',
} as const satisfies Readonly<Record<'page' | ArticleType, string | undefined>>

type CardType = keyof typeof labels
const cardTypes = Object.keys(labels) as readonly CardType[]

export interface SocialCard {
  /** At the image CDN, or a path with a digest of what the card shows. */
  readonly address: string
  readonly alt: string
  /** Absent if the image CDN has the card. */
  readonly draw?: () => Promise<string>
}

interface CardPicture {
  readonly alt: string
  /** Changes with the picture. */
  readonly version: string
  readonly read: () => Promise<Buffer>
}

const pictureOfAsset = (asset: AssetNode): CardPicture => ({
  alt: asset.description ?? '',
  version: sourceDigest(asset),
  read: () => fetchSource(asset),
})

function pictureOfType(type: CardType): CardPicture | undefined {
  const cover = plainCover(type)
  if (!cover) return undefined
  const file = readFileSync(path.join('static', cover.src))
  return { alt: cover.alt, version: file.toString(), read: () => Promise.resolve(file) }
}

/** Horizontal center of the cover's crop, as a share of its width. Integrations show the other product on the right. */
const middleOf = (type: CardType): number => (type === 'integration' ? 0.735 : 0.5)

/** The proportions of covers. */
const coverWidth = Math.round(archSize.height * 1.6)

/** Crops a picture to the arch and returns it as a `data:` address, because drawings load no files. */
async function cropToArch(picture: Buffer, middle: number): Promise<string> {
  const left = Math.round(coverWidth * middle - archSize.width / 2)
  const cropped = await sharp(picture, { density: 144 })
    .autoOrient()
    .resize(coverWidth, archSize.height)
    .extract({ left, top: 0, ...archSize })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return `data:image/png;base64,${cropped.toString('base64')}`
}

const cardFolder = '/social/'

/** The address of a card in the data of a page. */
const cardPattern = new RegExp(`${cardFolder}([0-9a-f]{8}\\.png)`, 'g')

/** A page uses its card twice: in the head and in structured data. */
const recentCards = new LRUCache<string, SocialCard>({ max: 500 })

/** The label of a resource is its kind: “Interview guide”. */
function labelOf(type: CardType, { kind }: EntryNode): string | undefined {
  const words = type === 'resource' ? textOf(kind) : undefined
  return words ? `${words.charAt(0).toUpperCase()}${words.slice(1)}` : labels[type]
}

function drawnCard(
  type: CardType,
  title: string,
  label: string | undefined,
  picture: CardPicture | undefined,
): SocialCard {
  const key = JSON.stringify([type, title, label, picture])
  const known = recentCards.get(key)
  if (known) return known
  const words: CardWords = { title, label, time: label === undefined ? 'day' : 'evening' }
  const digest = createHash('sha256').update(renderCard(words, picture?.version)).digest('hex').slice(0, 8)
  const card = {
    address: `${cardFolder}${digest}.png`,
    alt: picture?.alt ? `${title}. ${picture.alt}` : title,
    draw: async () => renderCard(words, picture && (await cropToArch(await picture.read(), middleOf(type)))),
  }
  recentCards.set(key, card)
  return card
}

/**
 * The picture for social networks: the entry's own picture if an image CDN crops it, otherwise a card with title and
 * cover.
 *
 * @returns `undefined` without a title
 */
export function socialCard(
  type: CardType,
  node: EntryNode,
  read: ReadField,
  cdn?: ImageService,
): SocialCard | undefined {
  const title = textOf(node.socialTitle) ?? textOf(node.title) ?? textOf(node.name)
  if (title === undefined) return undefined
  const asset = linkedNode(node, 'image', read) as AssetNode | undefined
  const address = asset && cdn && socialImageOf(cdn, asset)
  if (address !== undefined) return { address, alt: textOf(asset?.description) ?? title }
  const picture = asset?.mimeType.startsWith('image/') ? pictureOfAsset(asset) : pictureOfType(type)
  return drawnCard(type, title, labelOf(type, node), picture)
}

async function ensurePicture({ address, draw }: SocialCard): Promise<void> {
  if (!draw) return
  // A palette takes a third of the bytes.
  await writeOnce(address, async () =>
    sharp(Buffer.from(await draw()))
      .png({ palette: true, colors: 64, dither: 0, effort: 3 })
      .toBuffer(),
  )
}

const cardField = (type: CardType, cdn: ImageService | undefined): ResolvedField => ({
  type: 'SocialCard',
  resolve: async (entry: EntryNode, _args, context, info) => {
    const card = socialCard(type, entry, fieldReader(context, info), cdn)
    if (!card) return null
    await ensurePicture(card)
    return { src: card.address, alt: card.alt }
  },
})

export const socialCards: BuildModel = {
  createSchemaCustomization({ actions }) {
    actions.createTypes('type SocialCard { src: String!, alt: String! }')
  },

  createResolvers({ createResolvers }) {
    const cdn = imageCdn(readBuildEnvironment(process.env))
    createResolvers(
      Object.fromEntries(cardTypes.map((type) => [graphqlTypeName(type), { socialCard: cardField(type, cdn) }])),
    )
  },

  async onPostBuild() {
    const used = new Set<string>()
    for await (const text of readBuiltData()) {
      for (const [, name = ''] of text.matchAll(cardPattern)) used.add(name)
    }
    await removeUnused(publicFile(cardFolder), used)
  },
}
