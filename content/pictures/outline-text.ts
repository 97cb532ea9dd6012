import { readFile } from 'node:fs/promises'
import { create, type Font, type Glyph } from 'fontkit'
import subsetFont from 'subset-font'
import { fitCurve, pointAt, type Point } from './fit-curve'

/** Turns the words of a drawing into paths, so that they look the same where the font is missing. */

/** The cuts of the variable fonts that drawings may use, by `font-family` and `font-weight`. */
const fontCuts: Record<string, { readonly source: string; readonly axes: Record<string, number> }> = {
  'Fraunces 600': {
    source: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    axes: { wght: 600, opsz: 72, SOFT: 50, WONK: 0 },
  },
  'Figtree 500': { source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', axes: { wght: 500 } },
  'Figtree 700': { source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', axes: { wght: 700 } },
}

/** Paths are written in tenths of the drawing's unit: whole numbers are shorter than decimals. */
const unitsPerPixel = 10

/** How far an outline may leave the letter, in tenths. */
const tolerance = 0.6

/** A turn sharper than this, in radians, is a corner that stays. */
const cornerAngle = 0.35

async function openFont(cut: string, words: string): Promise<Font> {
  const plan = fontCuts[cut]
  if (!plan) throw new Error(`no font "${cut}": there are ${Object.keys(fontCuts).join(', ')}`)
  const file = await readFile(require.resolve(plan.source))
  return create(await subsetFont(file, words, { targetFormat: 'truetype', variationAxes: plan.axes })) as Font
}

/** A side of a contour: the points along it, and whether it is straight. */
interface Side {
  readonly points: readonly Point[]
  readonly isStraight: boolean
}

/** Reads the contours of a glyph as sides, in the glyph's own units. */
function readContours(glyph: Glyph): Side[][] {
  const contours: Side[][] = []
  let at: Point = { x: 0, y: 0 }
  for (const { command, args } of glyph.path.commands) {
    const points = Array.from({ length: args.length / 2 }, (_, index) => ({
      x: args[2 * index] ?? 0,
      y: args[2 * index + 1] ?? 0,
    }))
    const to = points.at(-1)
    if (!to) continue
    if (command === 'moveTo') contours.push([])
    else if (to.x !== at.x || to.y !== at.y) {
      const controls = [at, ...points]
      const steps = points.length === 1 ? 1 : 8
      contours.at(-1)?.push({
        points: Array.from({ length: steps + 1 }, (_, step) => pointAt(controls, step / steps)),
        isStraight: points.length === 1,
      })
    }
    at = to
  }
  return contours
}

const direction = (from: Point | undefined, to: Point | undefined): number =>
  from && to ? Math.atan2(to.y - from.y, to.x - from.x) : 0

/** Whether the outline turns sharply, or begins or ends a straight line, between two sides. */
function isCorner(before: Side, after: Side): boolean {
  if (before.isStraight || after.isStraight) return true
  const turn = direction(after.points[0], after.points[1]) - direction(before.points.at(-2), before.points.at(-1))
  return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn))) > cornerAngle
}

/** Joins the sides of a contour that make one smooth curve. The first side of the result begins at a corner. */
function joinSmoothSides(contour: readonly Side[]): Side[] {
  const cornerAt = contour.findIndex((side, index) => isCorner(contour.at(index - 1) ?? side, side))
  const ordered = cornerAt > 0 ? [...contour.slice(cornerAt), ...contour.slice(0, cornerAt)] : contour
  const joined: Side[] = []
  for (const side of ordered) {
    const before = joined.at(-1)
    if (!before || isCorner(before, side)) joined.push(side)
    else joined.splice(-1, 1, { points: [...before.points, ...side.points.slice(1)], isStraight: false })
  }
  return joined
}

/** Writes relative path commands. What rounding loses is made up by the next command, so that it never adds up. */
class PathWriter {
  private written = ''
  private letter = ''
  private at: Point = { x: 0, y: 0 }

  private command(letter: string, points: readonly Point[]): void {
    const rounded = points.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
    const numbers = rounded.flatMap(({ x, y }) => [x - this.at.x, y - this.at.y])
    const last = rounded.at(-1) ?? this.at
    if (letter === 'l' && numbers[0] === 0) this.write('v', numbers.slice(1))
    else if (letter === 'l' && numbers[1] === 0) this.write('h', numbers.slice(0, 1))
    else this.write(letter, numbers)
    this.at = last
  }

  /** A letter that repeats may be left out. */
  private write(letter: string, numbers: readonly number[]): void {
    const separator = letter !== this.letter ? letter : (numbers[0] ?? 0) < 0 ? '' : ' '
    this.written += separator + numbers.join(' ').replaceAll(' -', '-')
    this.letter = letter
  }

  contour(sides: readonly Side[]): void {
    const start = sides[0]?.points[0]
    if (!start) return
    this.command('m', [start])
    const from = this.at
    for (const { points, isStraight } of sides) {
      if (isStraight) this.command('l', points.slice(-1))
      else for (const curve of fitCurve(points, tolerance)) this.command('c', curve.slice(1))
    }
    this.written += 'z'
    this.letter = 'z'
    this.at = from
  }

  toString(): string {
    return this.written
  }
}

function readAttribute(attributes: string, name: string): string {
  const value = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1]
  if (value === undefined) throw new Error(`a <text> has no ${name}`)
  return value
}

/** Draws one line of words with the pen at `x`, `y` (the left end of its base line). */
async function drawWords(attributes: string, words: string): Promise<string> {
  const number = (name: string): number => Number(readAttribute(attributes, name)) * unitsPerPixel
  const font = await openFont(
    `${readAttribute(attributes, 'font-family')} ${readAttribute(attributes, 'font-weight')}`,
    words,
  )
  const size = number('font-size') / font.unitsPerEm
  const y = number('y')
  let x = number('x')
  const writer = new PathWriter()
  const { glyphs, positions } = font.layout(words)
  glyphs.forEach((glyph, index) => {
    const place = (point: Point): Point => ({ x: x + point.x * size, y: y - point.y * size })
    for (const contour of readContours(glyph)) {
      writer.contour(joinSmoothSides(contour.map((side) => ({ ...side, points: side.points.map(place) }))))
    }
    x += (positions[index]?.xAdvance ?? glyph.advanceWidth) * size + number('letter-spacing')
  })
  return `<path fill="${readAttribute(attributes, 'fill')}" transform="scale(${1 / unitsPerPixel})" d="${writer.toString()}"/>`
}

/**
 * Replaces each `<text x y font-family font-weight font-size letter-spacing fill>` of a drawing by a
 * path, and removes the white space between elements.
 *
 * @param drawing an SVG document
 * @throws Error when a `<text>` lacks one of these attributes or asks for a font that is not in the list
 */
export async function outlineText(drawing: string): Promise<string> {
  let outlined = drawing
  for (const [element, attributes = '', words = ''] of drawing.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g)) {
    outlined = outlined.replace(element, await drawWords(attributes, words.replaceAll('&amp;', '&')))
  }
  return outlined.replace(/>\s+</g, '><').trim()
}
