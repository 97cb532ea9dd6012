import { color } from '.'
import { commonColors, darkBackgrounds, darkColors, darkCommonColors, darkWarmPapers, surfaceColors } from './surfaces'
import { contrastRatio } from './test-support/contrast-ratio'

/** A color over another, as `#rrggbb`. */
function mix(top: string, percent: number, bottom: string): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) =>
    Math.round((channel(top, at) * percent + channel(bottom, at) * (100 - percent)) / 100),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Translucent colors of surfaces are white, such as `rgb(255 255 255 / 55%)`. */
const opaque = (value: string, background: string): string =>
  value.startsWith('#') ? value : mix(color.white, Number.parseFloat(value.split('/')[1] ?? ''), background)

const surfaces = [
  ...Object.entries(surfaceColors).map(([name, surface]) => [name, surface, commonColors] as const),
  ...Object.entries(darkBackgrounds).map(
    ([name, background]) => [`${name}, dark`, { background, ...darkColors }, darkCommonColors] as const,
  ),
]

// Blocks with pills are on light surfaces.
it.each(surfaces.filter(([name]) => name !== 'night'))(
  'chosen pills stand out on the surface %s (WCAG 2.2, 1.4.11)',
  (_name, { background }, { blue }) => {
    expect(contrastRatio(blue, background)).toBeGreaterThanOrEqual(3)
  },
)

it.each(surfaces.filter(([name]) => name.startsWith('night')))(
  'the accent is readable on the glow and on chosen folders of the surface %s (WCAG 2.2, 1.4.3)',
  (_name, { accent, background, line }) => {
    for (const behind of [color.blue700, opaque(line, background)])
      expect(contrastRatio(accent, behind)).toBeGreaterThanOrEqual(4.5)
  },
)

describe.each(surfaces)('on the surface %s', (_name, surface) => {
  const { background } = surface

  it.each(['text', 'text-soft', 'accent', 'link'] as const)(
    '%s is readable, on its cards too (WCAG 2.2, 1.4.3)',
    (property) => {
      expect(contrastRatio(surface[property], background)).toBeGreaterThanOrEqual(4.5)
      expect(contrastRatio(surface[property], opaque(surface.card, background))).toBeGreaterThanOrEqual(4.5)
    },
  )

  it('edges of controls stand out (WCAG 2.2, 1.4.11)', () => {
    expect(contrastRatio(opaque(surface['line-strong'], background), background)).toBeGreaterThanOrEqual(3)
  })

  it('one of the two focus rings stands out (WCAG 2.2, 2.4.13)', () => {
    const rings = [color.blue600, color.white].map((ring) => contrastRatio(ring, background))
    expect(Math.max(...rings)).toBeGreaterThanOrEqual(3)
  })
})

describe.each([
  ['light mode', commonColors] as const,
  ['dark mode', darkCommonColors] as const,
  ...Object.entries(darkWarmPapers).map(
    ([name, paper]) => [`dark mode on ${name}`, { ...darkCommonColors, paper }] as const,
  ),
])('in %s', (_name, common) => {
  const { page, paper, hover, ink, blue, danger, ember } = common

  it.each([
    ['text in the header', ink, page],
    ['text in a field', ink, paper],
    ['a placeholder', mix(ink, 70, paper), paper],
    ['a hint in a teaser', common['ink-soft'], paper],
    ['a label of a teaser', ember, paper],
    ['an item of the menu below the pointer', ink, hover],
    ['text on a chosen pill', paper, blue],
    ['text on blue', blue, mix(blue, 15, paper)],
    ['a problem', danger, mix(danger, 13, paper)],
    ['a summary of problems', danger, paper],
    ['a message of success', ink, mix(color.success, 15, paper)],
  ])('%s is readable (WCAG 2.2, 1.4.3)', (_what, text, background) => {
    expect(contrastRatio(text, background)).toBeGreaterThanOrEqual(4.5)
  })

  it('edges of fields stand out (WCAG 2.2, 1.4.11)', () => {
    expect(contrastRatio(color.lineStrong, paper)).toBeGreaterThanOrEqual(3)
  })
})

it.each([color.ember600, color.ember700])('white is readable on the button %s', (button) => {
  expect(contrastRatio(color.white, button)).toBeGreaterThanOrEqual(4.5)
})
