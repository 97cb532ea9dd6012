/** The page with the search of the site. */
export const searchPath = '/search/'

/** The folder of the search index (gatsby/search.ts). */
export const searchFolder = '/pagefind/'

/** Maximum characters of a search. */
export const longestSearch = 100
