import type { Pen } from '../../outline'
import { paint } from '../brush'
import type { Write } from './scene'

const textSize = 22

const rounded = (value: number): number => Math.round(value * 10) / 10

/**
 * Writes with outlines, each letter of a size drawn once and then repeated: a picture without it would be twice as
 * large.
 *
 * @returns `letters` returns the outlines of what has been written so far
 */
export function createWriter(pen: Pen): { readonly write: Write; readonly letters: () => string } {
  const outlines = new Map<string, string>()
  const idOf = (letter: string, size: number): string => {
    const key = `${letter} ${size}`
    const known = [...outlines.keys()].indexOf(key)
    if (known >= 0) return `l${known}`
    outlines.set(key, pen.pathOf(letter, size, 0, 0))
    return `l${outlines.size - 1}`
  }
  const write: Write = (words, x, y, { size = textSize, ink = paint.ink } = {}) => {
    const letters = Array.from(words, (letter, index) =>
      letter === ' '
        ? ''
        : `<use href="#${idOf(letter, size)}" x="${rounded(pen.widthOf(words.slice(0, index), size))}"/>`,
    )
    return `<g fill="${ink}" transform="translate(${x} ${y})">${letters.join('')}</g>`
  }
  const letters = (): string =>
    `<defs>${[...outlines.values()].map((d, index) => `<path id="l${index}" d="${d}"/>`).join('')}</defs>`
  return { write, letters }
}
