import type { ReactNode } from 'react'

interface DocumentProps {
  readonly htmlAttributes: object
  readonly headComponents: ReactNode
  readonly bodyAttributes: object
  readonly preBodyComponents: ReactNode
  readonly body: string
  readonly postBodyComponents: ReactNode
}

/** The document of a page. Gatsby requires this file name. Its default document sets needless metadata. */
export default function Document({
  htmlAttributes,
  headComponents,
  bodyAttributes,
  preBodyComponents,
  body,
  postBodyComponents,
}: DocumentProps): ReactNode {
  return (
    <html lang="en" {...htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {headComponents}
      </head>
      <body {...bodyAttributes}>
        {preBodyComponents}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: body }} />
        {postBodyComponents}
      </body>
    </html>
  )
}
