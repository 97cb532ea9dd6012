import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { create, type Font } from 'fontkit'
import { LRUCache } from 'lru-cache'

/** Converts words to paths, so pictures look the same without the fonts. */
export interface TextShaper {
  readonly widthOf: (words: string, size: number) => number
  /** One line as the `d` of a path; `x` and `y` are the left end of its baseline. */
  readonly pathOf: (words: string, size: number, x: number, y: number) => string
}

/** Skip missing glyphs. */
const glyphsOf = (font: Font, words: string) => {
  const known = Array.from(words)
    .filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    .join('')
  return font.layout(known)
}

const letterOf = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' } as const

const rounded = (value: number): string => value.toFixed(1).replace(/\.0$/, '')

function shaperOf(font: Font): TextShaper {
  const scaleOf = (size: number): number => size / font.unitsPerEm
  // Line breaking measures the same lines in several sizes.
  const recentUnits = new LRUCache<string, number>({
    max: 500,
    memoMethod: (words) => glyphsOf(font, words).advanceWidth,
  })
  return {
    widthOf: (words, size) => recentUnits.memo(words) * scaleOf(size),
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

/** Loads the headline font, whose file name has a digest (scripts/make-fonts.ts). */
export function displayShaper(): TextShaper {
  const folder = path.resolve('static/fonts')
  const file = readdirSync(folder).find((name) => /^fraunces-display-.*\.woff2$/.test(name))
  if (file === undefined) throw new Error(`${folder} has no font of headlines: run "npm run fonts".`)
  return shaperOf(create(readFileSync(path.join(folder, file))) as Font)
}
