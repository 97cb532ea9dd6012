/** @jest-environment jsdom */
import { renderedHtml } from './rendered-html'

describe('renderedHtml', () => {
  beforeEach(() => {
    document.body.innerHTML = '<div data-island="home-hero"></div>'
  })

  it('finds an island of the document until the first page has been hydrated', () => {
    expect(renderedHtml.find('home-hero')).toBe(document.body.firstChild)
    expect(renderedHtml.find('home-faq')).toBeNull()
    renderedHtml.release()
    expect(renderedHtml.find('home-hero')).toBeNull()
  })
})
