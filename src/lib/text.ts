const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text so that HTML and XML show it as it is, between tags and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

/** Letters without accents, in lower case: what a search compares. */
export const searchable = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/**
 * Whether a text has every word of a search, in any order and anywhere in its words.
 *
 * @param text as `searchable` gives it
 */
export const matchesSearch = (text: string, search: string): boolean =>
  searchable(search)
    .split(/\s+/)
    .every((word) => text.includes(word))
