import { replaceStyles, stylesOf } from './style-elements'

const html = '<head><style>.a{}</style><style data-styles="/a.css">.b{}</style></head><p>words</p>'

describe('stylesOf', () => {
  it('gives the tag and the CSS of each style element', () => {
    expect(stylesOf(html)).toEqual([
      { tag: '<style>', css: '.a{}' },
      { tag: '<style data-styles="/a.css">', css: '.b{}' },
    ])
  })

  it.each(['', '<p>no styles</p>', '<style>never closed', '<style'])('finds none in "%s"', (text) => {
    expect(stylesOf(text)).toEqual([])
  })
})

describe('replaceStyles', () => {
  it('replaces some elements and leaves everything else as it is', () => {
    expect(replaceStyles(html, ({ tag }) => (tag === '<style>' ? undefined : '<style>.c{}</style>'))).toBe(
      '<head><style>.a{}</style><style>.c{}</style></head><p>words</p>',
    )
    expect(replaceStyles(html, () => '')).toBe('<head></head><p>words</p>')
  })

  it('gives the same text when nothing is replaced', () => {
    expect(replaceStyles(html, () => undefined)).toBe(html)
  })
})
