const em = (px: number) => `${px / 16}em`

/**
 * Named breakpoints in em, so that pages use a narrower layout when the visitor's text is larger. In px at the usual
 * size, see requirements 9.
 */
export const breakpoints = { xs: em(375), s: em(480), m: em(768), l: em(1024), xl: em(1600), xxl: em(2000) } as const

/**
 * Where the menu is a bar whose drawers open by hovering (requirements 4.3): wide screens with a
 * pointer that can hover. Everywhere else a button opens the menu as a panel.
 */
export const menuBarQuery = `(min-width: ${breakpoints.l}) and (hover: hover)`

/** Wide screens, whatever the pointer. */
export const wideQuery = `(min-width: ${breakpoints.l})`
