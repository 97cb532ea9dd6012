import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import Document from './html'

const gatsbyPlace = (name: string) => (
  <>
    {createElement('slice-start', { id: name })}
    {createElement('slice-end', { id: name })}
  </>
)

const render = (path?: string): string =>
  renderToStaticMarkup(
    <Document
      htmlAttributes={{}}
      headComponents={<title>Pricing</title>}
      bodyAttributes={{ className: 'page' }}
      preBodyComponents={null}
      body={'<slice-start id="header-1"></slice-start><slice-end id="header-1"></slice-end><p>&lt;slice-start&gt;</p>'}
      postBodyComponents={[<div key="scripts">{gatsbyPlace('_gatsby-scripts-1')}</div>]}
      path={path}
    />,
  )

it('replaces Gatsby’s slice elements with our own marks, so that Gatsby does not rewrite the page', () => {
  expect(render('/pricing/')).toBe(
    '<html lang="en"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>' +
      '<title>Pricing</title></head><body class="page"><div id="___gatsby"><!--slice-start id="header-1" -->' +
      '<!--slice-end id="header-1" --><p>&lt;slice-start&gt;</p></div><div><!--slice-start id="_gatsby-scripts-1" -->' +
      '<!--slice-end id="_gatsby-scripts-1" --></div></body></html>',
  )
})

it.each(['/offline/', '/offline-plugin-app-shell-fallback/'])(
  'keeps Gatsby’s slice elements on %s, because the service worker stores a digest of Gatsby’s output',
  (path) => {
    const html = render(path)
    expect(html).toContain('<slice-start id="header-1"></slice-start>')
    expect(html).not.toContain('<!--')
  },
)
