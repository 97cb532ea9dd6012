import { nearestName } from './message'

describe('nearestName', () => {
  it.each([
    ['heading', 'headnig', ['heading', 'header', 'text']],
    ['primaryUrl', 'primary_url', ['primaryLabel', 'primaryUrl']],
    ['home-hero', 'home-heroo', ['home-hero', 'home-text']],
    ['text', 'txt', ['title', 'text']],
    ['text', 'TEXT', ['title', 'text']],
  ])('finds %s for %s', (expected, name, names) => {
    expect(nearestName(name, names)).toBe(expected)
  })

  it('returns undefined when no name is close', () => {
    expect(nearestName('subtitle', ['heading', 'text'])).toBeUndefined()
    expect(nearestName('ab', ['cd'])).toBeUndefined()
    expect(nearestName('text', [])).toBeUndefined()
  })
})
