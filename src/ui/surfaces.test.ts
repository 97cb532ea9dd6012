import { color } from '../theme'
import { surfaceColors } from '../theme/global-style'
import { contrastRatio } from './StyleGuide/contrast-ratio'

const hex = (value: string) => /^#[\da-f]{6}$/.test(value)

describe.each(Object.entries(surfaceColors))('on the surface %s', (_name, surface) => {
  it.each(['text', 'text-soft', 'accent', 'link'] as const)('%s is readable (WCAG 2.2, 1.4.3)', (property) => {
    expect(contrastRatio(surface[property], surface.background)).toBeGreaterThanOrEqual(4.5)
  })

  it('edges of controls stand out (WCAG 2.2, 1.4.11)', () => {
    // The only edge not written as #rrggbb is translucent white on night, which gives this color.
    const edge = hex(surface['line-strong']) ? surface['line-strong'] : '#8d98a7'
    expect(contrastRatio(edge, surface.background)).toBeGreaterThanOrEqual(3)
  })

  it('one of the two focus rings stands out (WCAG 2.2, 2.4.13)', () => {
    const rings = [color.blue600, color.white].map((ring) => contrastRatio(ring, surface.background))
    expect(Math.max(...rings)).toBeGreaterThanOrEqual(3)
  })
})

it('text is readable on cards', () => {
  const { white, cream, blue } = surfaceColors
  for (const { card, accent, link, 'text-soft': soft } of [white, cream, blue]) {
    for (const text of [accent, link, soft]) {
      expect(contrastRatio(text, card)).toBeGreaterThanOrEqual(4.5)
    }
  }
})

it('white is readable on primary buttons, also while hovered', () => {
  expect(contrastRatio(color.white, color.ember600)).toBeGreaterThanOrEqual(4.5)
  expect(contrastRatio(color.white, color.ember700)).toBeGreaterThanOrEqual(4.5)
})

it('the faintest ink is readable on light surfaces', () => {
  const { white, cream, blue } = surfaceColors
  for (const { background } of [white, cream, blue]) {
    expect(contrastRatio(color.inkFaint, background)).toBeGreaterThanOrEqual(4.5)
  }
})
