const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for HTML and XML, for use between tags and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

/** JSON for `<script>`, which text in it cannot end. It has no `&`, because Gatsby decodes entities in scripts of the head. */
export const scriptJson = (value: object): string =>
  JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('&', String.raw`\u0026`)

export const searchable = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/**
 * Whether text contains every word of the search, in any order; parts of words match.
 *
 * @param text from `searchable`
 */
export const matchesSearch = (text: string, search: string): boolean =>
  searchable(search)
    .split(/\s+/)
    .every((word) => text.includes(word))
