import { searchable } from '../lib/text'

export type IndexedPage = readonly [href: string, title: string, description: string]

/**
 * A part of the search index of the 404 page: pages with a word that begins with certain letters. A search fetches the
 * parts for its words' first letters until one is complete, so its download does not grow with the site.
 */
export interface PageIndexPart {
  readonly pages: readonly IndexedPage[]
  /** If false, the index has parts for one more letter. */
  readonly isComplete: boolean
}

export const pageIndexFolder = '/page-index/'

/** Encodes letters for file names on any disk and host. */
const fileName = (letters: string): string =>
  Array.from(letters, (letter) => (/[a-z0-9]/.test(letter) ? letter : `-${letter.codePointAt(0)?.toString(16)}-`)).join(
    '',
  )

export const pageIndexPath = (letters: string): string => `${pageIndexFolder}${fileName(letters)}.json`

export const wordsOf = (text: string): readonly string[] =>
  searchable(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
