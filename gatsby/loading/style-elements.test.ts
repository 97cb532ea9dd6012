import { cssOf, emptyStyles, fillStyles, replaceStyles } from './style-elements'

const html = '<head><style>.a{}</style><style data-styles="/a.css">.b{}</style></head><p>words</p>'

describe('cssOf', () => {
  it('gives the CSS of each style element', () => {
    expect(cssOf(html)).toEqual(['.a{}', '.b{}'])
  })

  it.each(['', '<p>no styles</p>', '<style>never closed', '<style'])('finds none in "%s"', (text) => {
    expect(cssOf(text)).toEqual([])
  })
})

it('removes the CSS of a page and inserts other CSS', () => {
  const empty = '<head><style></style><style data-styles="/a.css"></style></head><p>words</p>'
  expect(emptyStyles(html)).toBe(empty)
  expect(fillStyles(empty, cssOf(html))).toBe(html)
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
