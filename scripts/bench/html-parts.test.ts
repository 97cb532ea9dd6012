import { inlineScriptsOf, inlineStylesOf } from './html-parts'

describe('inlineScriptsOf', () => {
  it('takes scripts that run and stand in the page itself', () => {
    const html = `
      <script>first()</script>
      <script type="module" nonce="x">second()</script>
      <script data-src="/not-a-source.js">third()</script>`
    expect(inlineScriptsOf(html)).toBe('first()\nsecond()\nthird()')
  })

  it('leaves files and data out', () => {
    const html = `
      <script src="/app.js" async=""></script>
      <script async src='/app.js'>ignored()</script>
      <script type="application/ld+json">{"name":"data"}</script>
      <script type=speculationrules>{}</script>`
    expect(inlineScriptsOf(html)).toBe('')
  })
})

describe('inlineStylesOf', () => {
  it('takes every style sheet in the page', () => {
    expect(inlineStylesOf('<style>a{}</style><p>text</p><style data-styled="">b{}</style>')).toBe('a{}\nb{}')
  })
})
