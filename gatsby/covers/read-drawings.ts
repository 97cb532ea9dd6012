import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A drawing from an SVG file. */
interface FileDrawing {
  /** Its title. */
  readonly words: string
  /** Its markup without white space between elements. */
  readonly svg: string
  /** A value of its attribute `data-<name>`; empty when it has none. */
  readonly data: (name: string) => string
}

/**
 * Reads a file of several drawings: each is an `<svg id="…">` with a `<title>`. A browser shows them side by side.
 *
 * @param file its path in gatsby/covers
 * @returns finds a drawing by its id
 * @throws Error from the returned function when the file lacks the drawing
 */
export function readDrawings(file: string): (id: string) => FileDrawing {
  const text = readFileSync(path.resolve('gatsby/covers', file), 'utf8').replace(/>\n\s*</g, '><')
  const drawings = new Map<string, FileDrawing>()
  for (const [, id = '', attributes = '', words = '', svg = ''] of text.matchAll(
    /<svg id="(\w+)"([^>]*)><title>([^<]*)<\/title>(.*?)<\/svg>/gs,
  )) {
    drawings.set(id, { words, svg, data: (name) => new RegExp(` data-${name}="([^"]*)"`).exec(attributes)?.[1] ?? '' })
  }
  return (id) => {
    const drawing = drawings.get(id)
    if (!drawing) throw new Error(`gatsby/covers/${file} has no drawing "${id}".`)
    return drawing
  }
}
