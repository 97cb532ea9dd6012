import { outlineText } from './outline-text'

const drawing = (text: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 36">\n  ${text}\n</svg>`

const text = (words: string, family = 'Figtree', weight = '700'): string =>
  `<text x="10" y="25" font-family="${family}" font-weight="${weight}" font-size="20" letter-spacing="0" fill="#4a556b">${words}</text>`

describe('outlineText', () => {
  it('replaces words by one path in their color', async () => {
    const outlined = await outlineText(drawing(text('Hi')))
    expect(outlined).not.toContain('<text')
    expect(outlined).toMatch(/^<svg[^>]*><path fill="#4a556b" transform="scale\(0\.1\)" d="m[^"]+z"\/><\/svg>$/)
  })

  it('starts at the pen and stands on the base line', async () => {
    const start = /d="m(-?\d+)[ -](-?\d+)/.exec(await outlineText(drawing(text('l'))))
    expect(Number(start?.[1])).toBeGreaterThanOrEqual(100)
    expect(Number(start?.[1])).toBeLessThan(150)
    expect(Number(start?.[2])).toBeLessThanOrEqual(250)
  })

  it('draws an ampersand as one character', async () => {
    expect(await outlineText(drawing(text('&amp;')))).not.toBe(await outlineText(drawing(text('amp;'))))
  })

  it('names the fonts there are when a drawing asks for another', async () => {
    await expect(outlineText(drawing(text('Hi', 'Arial')))).rejects.toThrow(
      'no font "Arial 700": there are Fraunces 600',
    )
  })

  it('names the attribute that a text lacks', async () => {
    await expect(outlineText(drawing('<text x="0">Hi</text>'))).rejects.toThrow('a <text> has no')
  })
})
