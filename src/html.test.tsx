import { renderToStaticMarkup } from 'react-dom/server'
import Document from './html'

it('renders Gatsby’s parts into a document, in order', () => {
  const html = renderToStaticMarkup(
    <Document
      htmlAttributes={{ className: 'root' }}
      headComponents={<title>Pricing</title>}
      bodyAttributes={{ className: 'page' }}
      preBodyComponents={<i />}
      body="<p>Words</p>"
      postBodyComponents={<b />}
    />,
  )
  expect(html).toBe(
    '<html lang="en" class="root"><head><meta charSet="utf-8"/>' +
      '<meta name="viewport" content="width=device-width, initial-scale=1"/><title>Pricing</title></head>' +
      '<body class="page"><i></i><div id="___gatsby"><p>Words</p></div><b></b></body></html>',
  )
})
