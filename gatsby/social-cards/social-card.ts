import { createHash } from 'node:crypto'
import type { AssetNode, ImageService } from '../assets/image-service'
import { socialImageOf } from '../assets/picture'
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

export type CardType = keyof typeof labels
export const cardTypes = Object.keys(labels) as readonly CardType[]

type Titled = Readonly<Record<string, unknown>>

export interface SocialCard {
  /** At the image CDN, or below the site's root: there it is a digest of the drawing, so that another one has another. */
  readonly address: string
  /** What a picture shows; of a drawing the words in it. The house beside them is decoration. */
  readonly alt: string
  /** SVG; absent when the picture need not be made. */
  readonly drawing?: string
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

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
  const title = text(entry.title) ?? text(entry.name)
  if (title === undefined) return undefined
  const address = asset && cdn && socialImageOf(cdn, asset)
  if (address !== undefined) return { address, alt: text(asset?.description) ?? title }
  const label = labels[type]
  return drawnCard({ title, label, time: label === undefined ? 'day' : 'evening' })
}
