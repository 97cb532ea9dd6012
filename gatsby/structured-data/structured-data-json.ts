/** A thing of schema.org: its type and what is known of it. What is `undefined` is left out. */
export interface Thing {
  readonly '@type': string
  readonly [property: string]: unknown
}

/**
 * Things as a page's JSON-LD. The result may stand inside a `<script>` element: nothing in it can end
 * the element, whatever the content says.
 *
 * @returns `undefined` when there is nothing to tell
 */
export function structuredDataJson(things: readonly (Thing | undefined)[]): string | undefined {
  const known = things.filter((thing) => thing !== undefined)
  if (known.length === 0) return undefined
  const [first] = known
  const document =
    known.length === 1
      ? { '@context': 'https://schema.org', ...first }
      : { '@context': 'https://schema.org', '@graph': known }
  return JSON.stringify(document).replaceAll('<', String.raw`\u003c`)
}
