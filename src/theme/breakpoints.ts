/** Named breakpoints in px (requirements 9). */
export const breakpoints = { xs: 375, s: 480, m: 768, l: 1024, xl: 1600, xxl: 2000 } as const

/**
 * Where the menu is a bar whose drawers open by hovering (requirements 4.3): wide screens with a
 * pointer that can hover. Everywhere else a button opens the menu as a panel.
 */
export const menuBarQuery = `(min-width: ${breakpoints.l}px) and (hover: hover)`

/** Wide screens, whatever the pointer. */
export const wideQuery = `(min-width: ${breakpoints.l}px)`
