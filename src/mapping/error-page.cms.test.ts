import { mapErrorPage } from './error-page.cms'

it.each(['404', '500', 'offline', 'search'] as const)(
  'has default text and a link to the home page for %s',
  (status) => {
    const page = mapErrorPage(null, status)
    expect(page.title).not.toBe('')
    expect(page.heading).not.toBe('')
    expect(page.links).toContainEqual({ label: 'Go to the home page', href: '/' })
  },
)

it('prefers the text of the CMS, and omits links without a destination', () => {
  const own = { title: 'Gone', heading: 'Nobody home', text: 'Try the porch.' }
  const links = [null, { contentful_id: 'a', title: 'Home', url: '/' }, { contentful_id: 'b', title: 'x', url: null }]
  expect(mapErrorPage({ ...own, links }, '404')).toEqual({ ...own, links: [{ label: 'Home', href: '/' }] })
})
