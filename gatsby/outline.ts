import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { create, type Font } from 'fontkit'

/**
 * Turns words into paths, so that a picture with words in it looks the same on every machine: those
 * that build the site need not have its fonts.
 */
export interface Pen {
  /** Width of a line of words, in the unit of `size`. */
  readonly widthOf: (words: string, size: number) => number
  /** One line of words as the `d` of an SVG path, `x` and `y` being the left end of its base line. */
  readonly pathOf: (words: string, size: number, x: number, y: number) => string
}

/** Letters that the font lacks are left out: a box in their place would say less than nothing. */
const glyphsOf = (font: Font, words: string) => {
  const known = Array.from(words)
    .filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    .join('')
  return font.layout(known)
}

const letterOf = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' } as const

const rounded = (value: number): string => value.toFixed(1).replace(/\.0$/, '')

const knownWidths = 1000

function penOf(font: Font): Pen {
  const scaleOf = (size: number): number => size / font.unitsPerEm
  /** Of lines, in the font's units: breaking a title asks for the same ones many times, which layout is slow for. */
  const widths = new Map<string, number>()
  const unitWidthOf = (words: string): number => {
    const width = widths.get(words) ?? glyphsOf(font, words).advanceWidth
    if (widths.size > knownWidths) widths.clear()
    widths.set(words, width)
    return width
  }
  return {
    widthOf: (words, size) => unitWidthOf(words) * scaleOf(size),
    pathOf: (words, size, x, y) => {
      const scale = scaleOf(size)
      const { glyphs, positions } = glyphsOf(font, words)
      let left = x
      return glyphs
        .map((glyph, index) => {
          const outline = glyph.path.commands
            .map(({ command, args }) => {
              const numbers = args.map((value, place) =>
                rounded(place % 2 === 0 ? left + value * scale : y - value * scale),
              )
              return `${letterOf[command]}${numbers.join(' ')}`
            })
            .join('')
          left += (positions[index]?.xAdvance ?? glyph.advanceWidth) * scale
          return outline
        })
        .join('')
    },
  }
}

/** A pen for one of the site's own font files, whose names end in a digest (scripts/make-fonts.ts). */
function penFor(pattern: RegExp): Pen {
  const folder = path.resolve('static/fonts')
  const file = readdirSync(folder).find((name) => pattern.test(name))
  if (file === undefined) throw new Error(`${folder} has no font ${pattern.source}: run "npm run fonts".`)
  return penOf(create(readFileSync(path.join(folder, file))) as Font)
}

/** For headlines and names. */
export const displayPen = (): Pen => penFor(/^fraunces-display-.*\.woff2$/)

/** For text, in its regular weight. */
export const textPen = (): Pen => penFor(/^figtree-text-.*\.woff2$/)
