import { color } from '../theme'
import { grounds } from '../theme/global-style'
import { contrastRatio } from './StyleGuide/contrast-ratio'

const hex = (value: string) => /^#[\da-f]{6}$/.test(value)

describe.each(Object.entries(grounds))('on the ground %s', (_name, ground) => {
  it.each(['text', 'text-soft', 'accent', 'link'] as const)('%s is legible (WCAG 2.2, 1.4.3)', (property) => {
    expect(contrastRatio(ground[property], ground.ground)).toBeGreaterThanOrEqual(4.5)
  })

  it('edges of controls stand out (WCAG 2.2, 1.4.11)', () => {
    // What isn't written as #rrggbb is a translucent white on the night ground.
    const edge = hex(ground['line-strong']) ? ground['line-strong'] : '#8d98a7'
    expect(contrastRatio(edge, ground.ground)).toBeGreaterThanOrEqual(3)
  })

  it('one of the two rings around what has the focus stands out (WCAG 2.2, 2.4.13)', () => {
    const rings = [color.blue600, color.white].map((ring) => contrastRatio(ring, ground.ground))
    expect(Math.max(...rings)).toBeGreaterThanOrEqual(3)
  })
})

it('text is legible on the surfaces of cards', () => {
  const { white, cream, blue } = grounds
  for (const { surface, accent, link, 'text-soft': soft } of [white, cream, blue]) {
    for (const text of [accent, link, soft]) {
      expect(contrastRatio(text, surface)).toBeGreaterThanOrEqual(4.5)
    }
  }
})

it('white is legible on primary buttons, also under the pointer', () => {
  expect(contrastRatio(color.white, color.ember600)).toBeGreaterThanOrEqual(4.5)
  expect(contrastRatio(color.white, color.ember700)).toBeGreaterThanOrEqual(4.5)
})

it('the faintest ink is legible on the light grounds', () => {
  for (const { ground } of [grounds.white, grounds.cream, grounds.blue]) {
    expect(contrastRatio(color.inkFaint, ground)).toBeGreaterThanOrEqual(4.5)
  }
})
