const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a text for HTML and XML, for use between tags and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

/** The text in lower case without accents, for comparing. */
export const searchable = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/**
 * Whether the text contains every word of the search, in any order. Parts of words match, too.
 *
 * @param text as `searchable` gives it
 */
export const matchesSearch = (text: string, search: string): boolean =>
  searchable(search)
    .split(/\s+/)
    .every((word) => text.includes(word))
