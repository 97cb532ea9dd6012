import { breakpoints, menuBarQuery } from '../data/breakpoints'

type Breakpoint = keyof typeof breakpoints

/** `@media` conditions for "this wide or wider". Styles are written for the smallest screen first. */
export const from = Object.fromEntries(
  Object.entries(breakpoints).map(([name, px]) => [name, `@media (width >= ${px}px)`]),
) as Readonly<Record<Breakpoint, string>>

/** "Narrower than". */
export const below = Object.fromEntries(
  Object.entries(breakpoints).map(([name, px]) => [name, `@media (width < ${px}px)`]),
) as Readonly<Record<Breakpoint, string>>

/** Whether the menu is a bar or a panel. */
export const menuBar = `@media ${menuBarQuery}`
export const menuPanel = `@media not (${menuBarQuery})`

export const reducedMotion = '@media (prefers-reduced-motion: reduce)'
export const forcedColors = '@media (forced-colors: active)'
