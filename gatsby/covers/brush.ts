import { createHash } from 'node:crypto'
import { color } from '../../src/theme'

/** The pieces that all drawings are made of. Lengths are those of the canvas. */

/** The size of a cover, in px of its SVG. */
export const canvas = { width: 640, height: 400 } as const

/** The colors of drawings: those of the design, and the wood of tables and shelves. */
export const paint = { ...color, wood: '#dcc193', woodDark: '#b98f5c' } as const

export const fill = (paintOf: string, d: string, opacity?: number): string =>
  `<path fill="${paintOf}" d="${d}"${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`

/** A line with round ends. */
export const line = (paintOf: string, width: number, d: string): string =>
  `<path fill="none" stroke="${paintOf}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`

export const disc = (paintOf: string, x: number, y: number, radius: number, opacity?: number): string =>
  `<circle fill="${paintOf}" cx="${x}" cy="${y}" r="${radius}"${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`

export const box = (paintOf: string, x: number, y: number, width: number, height: number, corner = 0): string =>
  `<rect fill="${paintOf}" x="${x}" y="${y}" width="${width}" height="${height}"${corner === 0 ? '' : ` rx="${corner}"`}/>`

/** Moves, scales and turns a drawing whose foot is at 0, 0. */
export const place = (x: number, y: number, drawing: string, scale = 1, turn = 0): string =>
  `<g transform="translate(${x} ${y})${turn === 0 ? '' : ` rotate(${turn})`}${scale === 1 ? '' : ` scale(${scale})`}">${drawing}</g>`

export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** Numbers that depend on a text alone, so that a build draws what the one before has drawn. */
export interface Dice {
  /** A whole number from `least` to `most`. */
  readonly between: (least: number, most: number) => number
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item
}

export function createDice(seed: string): Dice {
  const bytes = createHash('sha256').update(seed).digest()
  let thrown = 0
  const next = (): number => {
    thrown += 1
    return bytes.readUInt16LE((thrown * 2) % 32)
  }
  return {
    between: (least, most) => least + (next() % (most - least + 1)),
    pick: (items) => items[next() % items.length] ?? items[0],
  }
}

/** A drawing: SVG, and what it shows in words. */
export interface Drawing {
  readonly svg: string
  /** Alternative text. */
  readonly alt: string
  /** In px. */
  readonly width: number
  readonly height: number
  /** The `viewBox` for a narrow frame. Absent: the middle. */
  readonly focus?: string
}

export const asSvg = (content: string, { width, height }: Pick<Drawing, 'width' | 'height'>): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`
