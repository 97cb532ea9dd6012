/** Facts about the site that are the same in every build. */

/** Space in px above the target of a link to a section, so that no bar covers it (requirements 9). */
export const anchorScrollOffset = 120

export const themeColor = '#123460'
export const backgroundColor = '#ffffff'

/** Size of pictures for social networks, in px. */
export const socialImageSize = { width: 1200, height: 630 } as const

/** The page of the changelog, a `page` entry. The address of a change ends in its slug: /changelog/#mobile-lock. */
export const changelogPath = '/changelog/'
