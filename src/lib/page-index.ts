import { searchable } from './text'

/** A page that can be looked for: its path, its title, and what it is about. */
export type IndexedPage = readonly [href: string, title: string, description: string]

/**
 * A part of the index of pages, for the search of the page that stands in for a missing one: pages with a word
 * that begins with certain letters. A search fetches the parts of its words' first letters until one is complete,
 * so that what it downloads does not grow with the number of pages.
 */
export interface PageIndexPart {
  readonly pages: readonly IndexedPage[]
  /** Whether these are all pages with such a word; otherwise there are parts of one more letter. */
  readonly isComplete: boolean
}

/** Where the parts are. */
export const pageIndexFolder = '/page-index/'

/** Letters as they can stand in the name of a file on any disk and host. */
const fileName = (letters: string): string =>
  Array.from(letters, (letter) => (/[a-z0-9]/.test(letter) ? letter : `-${letter.codePointAt(0)?.toString(16)}-`)).join(
    '',
  )

/** The address of the part for words that begin with these letters. */
export const pageIndexPath = (letters: string): string => `${pageIndexFolder}${fileName(letters)}.json`

/** The words of a text, as the index has them. */
export const wordsOf = (text: string): readonly string[] =>
  searchable(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
