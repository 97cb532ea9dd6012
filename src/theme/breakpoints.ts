/** Named breakpoints in px (specification 9). */
const breakpoints = { xs: 375, s: 480, m: 768, l: 1024, xl: 1600, xxl: 2000 } as const

type Breakpoint = keyof typeof breakpoints

/** `@media` conditions for "this wide or wider". Styles are written for the smallest screen first. */
export const from = Object.fromEntries(
  Object.entries(breakpoints).map(([name, px]) => [name, `@media (width >= ${px}px)`]),
) as Readonly<Record<Breakpoint, string>>

/** "Narrower than". */
export const below = Object.fromEntries(
  Object.entries(breakpoints).map(([name, px]) => [name, `@media (width < ${px}px)`]),
) as Readonly<Record<Breakpoint, string>>

export const reducedMotion = '@media (prefers-reduced-motion: reduce)'
export const forcedColors = '@media (forced-colors: active)'
