import type { CheckedEntry, Rule } from '../../content/model/checked-content'
import { plural } from '../../content/model/message'
import { characters, widths } from './headline-widths.json'

/** In px. */
interface HeadlineBox {
  readonly fontSize: number
  readonly width: number
}

const phones = {
  360: { fontSize: 38, width: 320 },
  375: { fontSize: 38.125, width: 334.8 },
  390: { fontSize: 38.53, width: 348.95 },
  412: { fontSize: 39.124, width: 369.72 },
}
const tablet = { fontSize: 48.736, width: 705.78 }
const small = { ...phones, 768: tablet }
const wide = (width: number): HeadlineBox => ({ fontSize: 64, width })

/**
 * The size of the headline on each kind of page, by the width of common screens in px. It follows from the styles;
 * `tests/e2e/journeys/layout.spec.ts` compares them.
 */
export const headlineBoxes = {
  hero: { ...small, 1440: wide(736) },
  splitHero: { ...small, 1440: wide(576.42) },
  compactHero: { ...phones, 768: { ...tablet, width: 394.66 }, 1440: wide(736) },
  centeredHero: {
    360: { ...phones[360], fontSize: 42 },
    375: { ...phones[375], fontSize: 42 },
    390: { ...phones[390], fontSize: 42.43 },
    412: { ...phones[412], fontSize: 43.244 },
    768: { ...tablet, fontSize: 56.416 },
    1440: { fontSize: 80, width: 1024 },
  },
  article: { ...small, 1440: wide(668.16) },
  companyPage: { ...small, 1440: wide(864) },
  errorPage: { ...small, 1440: wide(960) },
} as const satisfies Readonly<Record<string, Readonly<Record<number, HeadlineBox>>>>

/** Of headlines, in font sizes. */
export const letterSpacing = -0.018
export const wordSpacing = 0.04

const { Fraunces: headlineFont, ...fallbacks } = widths

/** The width in font sizes, without kerning. Characters that the headline font lacks have a fixed width. */
const widthOf = (text: string, font: readonly number[]): number =>
  Array.from(text).reduce((sum, character) => {
    const width = font[characters.indexOf(character)] ?? 0.5
    return sum + width + letterSpacing + (character === ' ' ? wordSpacing : 0)
  }, 0)

/** Lines end at spaces, and after hyphens and dashes. */
const partEnd = /(?<=[ \-–—])/

function countLines(text: string, font: readonly number[], { fontSize, width }: HeadlineBox): number {
  const space = width / fontSize
  let lines = 1
  let used = 0
  for (const part of text.split(partEnd)) {
    if (used > 0 && used + widthOf(part.trimEnd(), font) > space) {
      lines += 1
      used = 0
    }
    used += widthOf(part, font)
  }
  return lines
}

type HeadlineKind = keyof typeof headlineBoxes

function kindOfHero({ layout, image, form }: CheckedEntry['values']): HeadlineKind {
  if (layout === 'centered') return 'centeredHero'
  if (image === undefined && form === undefined) return 'hero'
  return layout === 'compact' ? 'compactHero' : 'splitHero'
}

interface Headline {
  readonly field: string
  readonly kind: HeadlineKind
}

const headlines: Readonly<Record<string, Headline>> = {
  errorPage: { field: 'heading', kind: 'errorPage' },
  companyPage: { field: 'title', kind: 'companyPage' },
  blogCategory: { field: 'name', kind: 'article' },
  blogPost: { field: 'title', kind: 'article' },
  event: { field: 'title', kind: 'article' },
  resource: { field: 'title', kind: 'article' },
  story: { field: 'title', kind: 'article' },
}

/**
 * The field with the headline of the entry's page. `undefined` if the headline is the name of a person, a product or a
 * job, which editors cannot reword.
 */
export const headlineOf = ({ type, values }: CheckedEntry): Headline | undefined =>
  type.id === 'hero' ? { field: 'heading', kind: kindOfHero(values) } : headlines[type.id]

/**
 * Headlines that take a different number of lines in the fallback font, because the page would move when
 * the headline font arrives (docs/decisions/0009-fonts.md).
 */
export const stableHeadlines: Rule = ({ entries, translations = [] }) =>
  [...entries, ...translations].flatMap((entry) => {
    const headline = headlineOf(entry)
    const text = headline && entry.values[headline.field]
    if (!headline || typeof text !== 'string') return []
    const { field, kind } = headline
    return Object.entries(headlineBoxes[kind]).flatMap(([screen, box]) => {
      const own = countLines(text, headlineFont, box)
      const fallback = Object.entries(fallbacks).find(([, font]) => countLines(text, font, box) !== own)
      if (!fallback) return []
      const [name, font] = fallback
      const wrong =
        `On a screen of ${screen} px, it takes ${plural(own, 'line')} in the headline font and ` +
        `${countLines(text, font, box)} in ${name}, which is shown first, so the page moves.`
      const advice = 'Reword it, a little shorter or longer.'
      return [{ at: entry, keys: [field], wrong, advice }]
    })
  })
