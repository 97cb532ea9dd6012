/** @jest-environment jsdom */
import { renderedHtml } from './rendered-html'

describe('renderedHtml', () => {
  beforeEach(() => {
    document.body.innerHTML = '<div data-island="home-hero"></div>'
  })

  it('finds an island of the document until the first page has been hydrated', () => {
    expect(renderedHtml.has('home-hero')).toBe(true)
    expect(renderedHtml.has('home-faq')).toBe(false)
    renderedHtml.release()
    expect(renderedHtml.has('home-hero')).toBe(false)
  })
})
