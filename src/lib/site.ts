/** Facts about the site that are the same in every build. */

/** Space in px above the target of a link to a section, so that no bar covers it (requirements 9). */
export const anchorScrollOffset = 120

export const themeColor = '#123460'
export const backgroundColor = '#ffffff'

/** Size of pictures for social networks, in px. */
export const socialImageSize = { width: 1200, height: 630 } as const

/** The page of the changelog, a `page` entry. The address of a change ends in its slug: /changelog/#mobile-lock. */
export const changelogPath = '/changelog/'

/** The page with the search of the site. */
export const searchPath = '/search/'

/** The folder of the search index (gatsby/search.ts). */
export const searchFolder = '/pagefind/'

/** Maximum characters of a search. */
export const longestSearch = 100

/** The page that the service worker serves without a network. */
export const offlinePath = '/offline/'

/** The internal page of gatsby-plugin-offline, which is never shown (gatsby/offline.ts). */
export const appShellPath = '/offline-plugin-app-shell-fallback/'
