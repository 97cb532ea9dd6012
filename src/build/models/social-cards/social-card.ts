import { createHash } from 'node:crypto'
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
  /** Below the site's root. It is a digest of the drawing: another drawing has another address. */
  readonly address: string
  /** The words in it. The house beside them is decoration. */
  readonly alt: string
  /** SVG. */
  readonly drawing: string
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/**
 * The picture that social networks show of a page.
 *
 * @returns `undefined` for an entry without a title, such as an unfinished draft
 */
export function socialCard(type: CardType, entry: Titled): SocialCard | undefined {
  const title = text(entry.title) ?? text(entry.name)
  if (title === undefined) return undefined
  const label = labels[type]
  const words: CardWords = { title, label, time: label === undefined ? 'day' : 'evening' }
  const drawing = drawCard(words)
  const digest = createHash('sha256').update(drawing).digest('hex').slice(0, 8)
  return {
    address: `/social/${digest}.png`,
    alt: title,
    drawing,
  }
}

/** Where the picture is. */
export const socialCardAddress = (type: CardType, entry: Titled): string | undefined => socialCard(type, entry)?.address
