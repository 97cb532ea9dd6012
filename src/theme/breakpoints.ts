const wide = '64em'

/**
 * Named breakpoints: 375, 480, 768, 1024, 1600 and 2000 px (requirements 9) at the usual text size. With larger text,
 * pages use a narrower layout.
 */
export const breakpoints = { xs: '23.4375em', s: '30em', m: '48em', l: wide, xl: '100em', xxl: '125em' } as const

/**
 * Where the menu is a bar whose drawers open by hovering (requirements 4.3): wide screens with a
 * pointer that can hover. Everywhere else a button opens the menu as a panel.
 */
export const menuBarQuery = `(min-width: ${wide}) and (hover: hover)`

/** Wide screens, whatever the pointer. */
export const wideQuery = `(min-width: ${wide})`
