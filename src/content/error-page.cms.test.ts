import { mapErrorPage } from './error-page.cms'

describe('mapErrorPage', () => {
  it.each(['404', '500', 'offline'])('has default text for %s', (status) => {
    const page = mapErrorPage(null, status)
    expect(page.title).not.toBe('')
    expect(page.heading).not.toBe('')
    expect(page.links).toContainEqual({ label: 'Go to the home page', href: '/' })
  })

  it('prefers the text of the CMS and omits links without a destination', () => {
    const raw = {
      title: 'Gone',
      heading: 'Nobody home',
      text: 'Try the porch.',
      links: [null, { contentful_id: 'a', title: 'Home', url: '/' }, { contentful_id: 'b', title: 'x', url: null }],
    }
    expect(mapErrorPage(raw, '404')).toEqual({
      title: 'Gone',
      heading: 'Nobody home',
      text: 'Try the porch.',
      links: [{ label: 'Home', href: '/' }],
    })
  })

  it('describes a server error for an unknown status', () => {
    expect(mapErrorPage(null, '418').heading).toBe(mapErrorPage(null, '500').heading)
  })
})
