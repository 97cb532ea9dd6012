import { color } from '.'
import type { Surface } from '../../content/model/choices'

const light = {
  text: color.ink,
  'text-soft': color.inkSoft,
  line: color.line,
  'line-strong': color.lineStrong,
  card: color.white,
  accent: color.ember600,
  'accent-soft': color.ember100,
  link: color.blue600,
} as const

const night = {
  text: '#f7efe2',
  'text-soft': '#c3cfe2',
  line: 'rgb(255 255 255 / 16%)',
  'line-strong': 'rgb(255 255 255 / 55%)',
  card: 'rgb(255 255 255 / 7%)',
  accent: color.ember200,
  'accent-soft': 'rgb(242 138 82 / 20%)',
  link: color.ember200,
} as const

/**
 * The colors of each surface, as custom properties. An element becomes a surface by its attribute `data-surface`.
 * Everything inside uses the properties (`--text`, …) and works on any surface.
 */
export const surfaceColors = {
  white: { background: color.white, ...light, card: color.cream50 },
  cream: { background: color.cream100, ...light },
  blue: { background: color.blue50, ...light, line: color.blue100 },
  ember: {
    background: color.ember100,
    ...light,
    line: color.ember200,
    accent: color.ember700,
    'accent-soft': color.ember200,
  },
  night: { background: color.night, ...night },
} as const satisfies Record<Surface, Readonly<Record<string, string>>>

/** In dark mode, surfaces differ by their background only. The accent is readable on the blue glow of heroes, too. */
export const darkColors = { ...night, accent: '#f7a172' } as const

/** Like rooms of a house at night: warm browns for cream and ember, blues for the others. */
export const darkBackgrounds = {
  white: '#101726',
  cream: '#211b1e',
  blue: '#15203a',
  ember: '#35211a',
  night: color.night,
} as const satisfies Record<Surface, string>

/** Fields and teasers of dark mode on warm surfaces, where those of `darkCommonColors` would look blue. */
export const darkWarmPapers = { cream: '#2e2729', ember: '#472e25' } as const satisfies Partial<Record<Surface, string>>

/** Colors that are the same on every surface, as custom properties. */
export const commonColors = {
  /** The header, and other parts that continue the page. */
  page: color.white,
  /** Fields, drawers and teasers, and the text on them. */
  paper: color.white,
  ink: color.ink,
  'ink-soft': color.inkSoft,
  /** Below the pointer, in the menu. */
  hover: color.cream100,
  ember: color.ember600,
  blue: color.blue700,
  danger: color.danger,
} as const

export const darkCommonColors = {
  page: darkBackgrounds.white,
  paper: '#1b2538',
  ink: night.text,
  'ink-soft': night['text-soft'],
  hover: '#2a3449',
  ember: color.ember400,
  blue: '#9cc2f5',
  danger: '#ffa79d',
} as const satisfies Record<keyof typeof commonColors, string>
