/** Where the list of all pages is, for the search of the page that stands in for a missing one. */
export const pageIndexPath = '/page-index.json'

/** A page in that list: its path, its title, and what it is about. */
export type IndexedPage = readonly [href: string, title: string, description: string]
