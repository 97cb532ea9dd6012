const structuredData = /<script [^>]*type="application\/ld\+json"[^>]*>[\s\S]*?<\/script>/

/**
 * Moves the JSON-LD of a page from its head to its end. It repeats words of the page: near them it
 * costs a fifth of the bytes after compression, which looks back only so far. Nobody looks for it in the
 * head: search engines read it anywhere, and Gatsby finds what its Head API has made in the whole document.
 */
export function moveStructuredData(html: string): string {
  const [script] = structuredData.exec(html) ?? []
  return script === undefined ? html : html.replace(script, '').replace('</body>', () => `${script}</body>`)
}
