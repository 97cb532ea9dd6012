/** Facts of the site that are the same in every build. */

/** How far below the top a section stops when a link leads to it, so that no bar covers it (requirements 9). */
export const anchorScrollOffset = 120

export const themeColor = '#123460'
export const backgroundColor = '#ffffff'

/** Of pictures for social networks, in px. */
export const socialImageSize = { width: 1200, height: 630 } as const
