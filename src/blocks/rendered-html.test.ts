import { renderedHtml } from './rendered-html'

describe('renderedHtml', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<div data-block="home-hero"></div><div data-block="tour" data-interactive="ContentfulVideo"></div><div data-interactive="ContentfulVideo"></div>'
  })

  it('names each type of block that needs its code once', () => {
    expect(renderedHtml.interactiveTypes()).toEqual(['ContentfulVideo'])
  })

  it('finds a block of the document until the first page has been hydrated', () => {
    expect(renderedHtml.has('home-hero')).toBe(true)
    expect(renderedHtml.has('home-faq')).toBe(false)
    renderedHtml.release()
    expect(renderedHtml.has('home-hero')).toBe(false)
  })
})
