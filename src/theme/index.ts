import { breakpoints, menuBarQuery } from './breakpoints'
import { dialogLayer, ember400 } from './runtime-tokens'

/**
 * The design tokens. Constants instead of a theme in a React context, because there is one theme and constants cost
 * nothing at run time.
 */

export const color = {
  white: '#ffffff',
  cream50: '#fffaf2',
  cream100: '#fbf1e2',
  blue50: '#eff4fb',
  blue100: '#d9e6f6',
  blue600: '#1f57a4',
  blue700: '#194682',
  blue800: '#123460',
  night: '#0b2140',
  ember100: '#fde5d6',
  ember200: '#fbc7a8',
  ember400,
  ember600: '#c2440e',
  ember700: '#9f360a',
  ink: '#16223a',
  inkSoft: '#4a556b',
  inkFaint: '#626c82',
  line: '#e4dccd',
  lineStrong: '#8b8577',
  success: '#1d6a47',
  successSoft: '#dcf0e4',
  danger: '#b3261e',
} as const

/** Backgrounds of messages and marks, in light and in dark mode. */
export const tint = {
  danger: 'color-mix(in srgb, var(--danger) 13%, var(--paper))',
  success: `color-mix(in srgb, ${color.success} 15%, var(--paper))`,
  blue: 'color-mix(in srgb, var(--blue) 15%, var(--paper))',
} as const

export const font = {
  display: `Fraunces, 'Fraunces Fallback', Georgia, serif`,
  text: `Figtree, 'Figtree Fallback', system-ui, sans-serif`,
} as const

/** Type sizes grow with the viewport between 375 and 1600 px. */
export const fontSize = {
  display: 'clamp(2.625rem, 1.75rem + 3.7vw, 5rem)',
  h1: 'clamp(2.375rem, 1.75rem + 2.7vw, 4rem)',
  h2: 'clamp(1.875rem, 1.55rem + 1.4vw, 2.875rem)',
  /** A section of an article: quieter than `h2`, because its text is small. */
  section: 'clamp(1.875rem, 1.82rem + 0.2vw, 2rem)',
  h3: 'clamp(1.25rem, 1.16rem + 0.4vw, 1.5rem)',
  lead: 'clamp(1.125rem, 1.06rem + 0.3vw, 1.3125rem)',
  body: '1.0625rem',
  small: '0.9375rem',
  tiny: '0.8125rem',
} as const

export const fontWeight = { regular: 400, medium: 500, bold: 650 } as const

/** Multiples of 4 px. */
export const space = {
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
  20: '5rem',
  24: '6rem',
  /** Above and below a section. */
  section: 'clamp(3.5rem, 2.4rem + 4.7vw, 7.5rem)',
  /** Between the edge of the screen and the content. */
  gutter: 'clamp(1.25rem, 0.6rem + 2.8vw, 4rem)',
} as const

export const radius = {
  small: '0.5rem',
  medium: '0.875rem',
  large: '1.5rem',
  xlarge: '2.25rem',
  round: '999px',
} as const

export const shadow = {
  low: '0 1px 2px rgb(11 33 64 / 6%), 0 2px 8px rgb(11 33 64 / 5%)',
  medium: '0 2px 6px rgb(11 33 64 / 6%), 0 12px 32px rgb(11 33 64 / 10%)',
  high: '0 8px 24px rgb(11 33 64 / 10%), 0 32px 72px rgb(11 33 64 / 18%)',
} as const

/**
 * A glow like that of a lamp, as a background.
 *
 * @param shape shape and place of the gradient
 * @param percent how opaque the color is in the middle
 * @param end its last color stop
 */
export const glow = (shape: string, tone: string, percent: number, end = 'transparent'): string =>
  `radial-gradient(${shape},color-mix(in srgb,${tone} ${percent}%,transparent),${end})`

export const width = { text: '44rem', narrow: '60rem', content: '84rem' } as const

export const motion = { fast: '120ms ease-out', medium: '220ms cubic-bezier(0.2, 0.7, 0.2, 1)' } as const

export const layer = { header: 100, bar: 80, dialog: dialogLayer } as const

const conditions = (query: string) =>
  Object.fromEntries(
    Object.entries(breakpoints).map(([name, start]) => [name, `@media ${query}(min-width: ${start})`]),
  ) as Readonly<Record<keyof typeof breakpoints, string>>

/**
 * `@media` conditions for "this wide or wider". Styles are written for the smallest screen first. Safari before 16.4
 * supports neither `width >=` nor `not` in front of brackets.
 */
export const from = /* @__PURE__ */ conditions('')

/** "Narrower than". */
export const below = /* @__PURE__ */ conditions('not all and ')

/** Whether the menu is a bar or a panel. */
export const menuBar = `@media ${menuBarQuery}`
export const menuPanel = `@media not all and ${menuBarQuery}`

/** Narrower than the narrowest phone at the usual text size: phones with much larger text. */
export const tight = '@media not all and (min-width: 20em)'

export const reducedMotion = '@media (prefers-reduced-motion: reduce)'
export const forcedColors = '@media (forced-colors: active)'
