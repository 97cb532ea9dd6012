type Query = Readonly<Record<string, string>>

/** The address of a page with a tool's state and nothing else in its query: what is passed on. */
export function sharedAddress(href: string, query: Query): string {
  const url = new URL(href)
  url.search = new URLSearchParams(query).toString()
  return url.href
}

/**
 * Writes a tool's state into the address, in place of the entry of the history that is there. What
 * else the query has stays.
 */
export function writeAddress({ history, location }: Pick<Window, 'history' | 'location'>, query: Query): void {
  const url = new URL(location.href)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  try {
    history.replaceState(history.state, '', url)
  } catch {
    // Browsers refuse more than a hundred changes in half a minute. The next one will be right.
  }
}
