import { color } from '../theme'
import { surfaceColors } from '../theme/surfaces'
import { contrastRatio } from './StyleGuide/contrast-ratio'

describe.each(Object.entries(surfaceColors))('on the surface %s', (_name, surface) => {
  const best = (...colors: readonly string[]) =>
    Math.max(...colors.map((one) => contrastRatio(one, surface.background)))

  it.each(['text', 'text-soft', 'accent', 'link'] as const)('%s is readable (WCAG 2.2, 1.4.3)', (property) => {
    expect(best(surface[property])).toBeGreaterThanOrEqual(4.5)
  })

  it('edges of controls stand out (WCAG 2.2, 1.4.11)', () => {
    // The only edge not written as #rrggbb is translucent white on night, which gives this color.
    const edge = surface['line-strong']
    expect(best(edge.startsWith('#') ? edge : '#8d98a7')).toBeGreaterThanOrEqual(3)
  })

  it('one of the two focus rings stands out (WCAG 2.2, 2.4.13)', () => {
    expect(best(color.blue600, color.white)).toBeGreaterThanOrEqual(3)
  })
})

const { white, cream, blue } = surfaceColors

const pairs: readonly (readonly [text: string, surface: string])[] = [
  ...[white, cream, blue].flatMap(({ card, accent, link, background, 'text-soft': soft }) => [
    ...[accent, link, soft].map((text) => [text, card] as const),
    [color.inkFaint, background] as const,
  ]),
  [color.white, color.ember600],
  [color.white, color.ember700],
]

it.each(pairs)('%s is readable on the card, button or surface %s', (text, surface) => {
  expect(contrastRatio(text, surface)).toBeGreaterThanOrEqual(4.5)
})
