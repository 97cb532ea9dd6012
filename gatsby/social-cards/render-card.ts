import { readFileSync } from 'node:fs'
import path from 'node:path'
import { socialImageSize } from '../../src/lib/site'
import { color } from '../../src/theme'
import { displayShaper, type TextShaper } from './text-shaper'

/** Breaks text into the fewest lines that fit, of about the same length. A word that is too long gets its own line. */
function breakLines(text: string, width: number, widthOf: (line: string) => number): readonly string[] {
  const greedy = fill(text, width, widthOf)
  // The narrowest width for that many lines avoids a single word on the last one.
  let [low, high] = [width / 2, width]
  while (high - low > 1) {
    const middle = (low + high) / 2
    if (fill(text, middle, widthOf).length > greedy.length) low = middle
    else high = middle
  }
  return fill(text, high, widthOf)
}

function fill(text: string, width: number, widthOf: (line: string) => number): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`) <= width) lines.splice(-1, 1, `${last} ${word}`)
    else lines.push(word)
  }
  return lines
}

export interface CardWords {
  readonly title: string
  /** Two or three words above the title. */
  readonly label?: string
  /** Day for product pages, evening for articles. */
  readonly time: 'day' | 'evening'
}

const { width, height } = socialImageSize

const lights = {
  day: { sky: color.ember200, sun: color.ember400, words: color.night, label: color.ember700, window: color.ember100 },
  evening: {
    sky: color.night,
    sun: color.blue700,
    words: color.cream50,
    label: color.ember400,
    window: color.ember200,
  },
} as const

const hills = {
  day: [color.blue600, color.night],
  evening: [color.blue600, color.blue800],
} as const

const smallestTitle = { size: 44, most: 5 }

/** Title sizes in px, with the number of lines that fit. */
const titleSizes = [{ size: 72, most: 2 }, { size: 64, most: 3 }, { size: 52, most: 4 }, smallestTitle]

const left = 80
const textWidth = 700

interface Tools {
  readonly shaper: TextShaper
  readonly wordmark: string
}

let tools: Tools | undefined

const getTools = (): Tools =>
  (tools ??= {
    shaper: displayShaper(),
    wordmark: readFileSync(path.resolve('content/pictures/brand/wordmark.svg'), 'utf8'),
  })

/** A title with a word that is too long for a line is smaller than all sizes. */
function layTitle(title: string, shaper: TextShaper): { readonly size: number; readonly lines: readonly string[] } {
  const linesIn = (size: number) => breakLines(title, textWidth, (line) => shaper.widthOf(line, size))
  const fits = ({ size, most }: typeof smallestTitle): boolean => {
    const lines = linesIn(size)
    return lines.length <= most && lines.every((line) => shaper.widthOf(line, size) <= textWidth)
  }
  const { size, most } = titleSizes.find(fits) ?? smallestTitle
  const lines = linesIn(size).slice(0, most)
  const widest = Math.max(textWidth, ...lines.map((line) => shaper.widthOf(line, size)))
  return { size: (size * textWidth) / widest, lines }
}

const brandOf = (wordmark: string, words: string): string =>
  wordmark
    .replace('<svg ', `<svg x="${left}" y="72" width="250" height="45" preserveAspectRatio="xMinYMid" `)
    .replaceAll(`fill="${color.night}"`, `fill="${words}"`)

function drawHouse(time: CardWords['time']): string {
  const [far, near] = hills[time]
  return [
    `<circle cx="1040" cy="360" r="220" fill="${lights[time].sun}"/>`,
    `<path fill="${far}" d="M0 556c220-60 480-40 720-4s360 8 480-36v114H0z"/>`,
    '<g transform="translate(956 542) scale(2.4)">',
    `<path fill="${time === 'day' ? color.night : color.blue800}" d="M0-52h60V0H0z"/>`,
    `<path fill="${color.ember600}" d="M-9-48 30-84l39 36zM44-88h9v22h-9z"/>`,
    `<path fill="${lights[time].window}" d="M10-40h15v16H10zM35-40h15v16H35zM23 0v-10a7 7 0 0 1 14 0V0z"/>`,
    '</g>',
    `<path fill="${near}" d="M0 602c280-60 520-40 780-14s320-4 420-28v70H0z"/>`,
  ].join('')
}

const arch = 'M816 630V332a164 164 0 0 1 328 0v298z'

/** The size of the arch, in px. */
export const archSize = { width: 328, height: 462 } as const

/** @param picture the address of a picture of `archSize` */
const drawInArch = (picture: string): string =>
  [
    `<clipPath id="arch"><path d="${arch}"/></clipPath>`,
    `<image x="816" y="168" width="${archSize.width}" height="${archSize.height}" clip-path="url(#arch)" href="${picture}"/>`,
    `<path fill="none" stroke="${color.cream100}" stroke-width="14" d="${arch}"/>`,
  ].join('')

/** @param picture the address of a picture of `archSize`; without it, the card shows a house */
export function renderCard({ title, label, time }: CardWords, picture?: string): string {
  const { shaper, wordmark } = getTools()
  const { sky, words, label: labelColor } = lights[time]
  const { size, lines } = layTitle(title, shaper)
  const top = label ? 236 : 210
  const titlePath = lines
    .map((line, index) => shaper.pathOf(line, size, left, top + size * (0.9 + index * 1.14)))
    .join('')
  const labelPath = label ? shaper.pathOf(label, 30, left, 206) : ''
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${sky}" d="M0 0h${width}v${height}H0z"/>`,
    picture === undefined ? drawHouse(time) : drawInArch(picture),
    brandOf(wordmark, words),
    `<path fill="${labelColor}" d="${labelPath}"/>`,
    `<path fill="${words}" d="${titlePath}"/>`,
    '</svg>',
  ].join('')
}
