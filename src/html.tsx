import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { markSlices } from './lib/slice-marks'

interface DocumentProps {
  readonly htmlAttributes: object
  readonly headComponents: ReactNode
  readonly bodyAttributes: object
  readonly preBodyComponents: ReactNode
  readonly body: string
  readonly postBodyComponents: ReactNode
  /** Absent in develop. */
  readonly path?: string
}

/** The document of a page. Gatsby requires this file name. Its default document sets needless metadata. */
export default function Document({
  htmlAttributes,
  headComponents,
  bodyAttributes,
  preBodyComponents,
  body,
  postBodyComponents,
  path,
}: DocumentProps): ReactNode {
  const content = renderToStaticMarkup(
    <>
      {preBodyComponents}
      <div id="___gatsby" dangerouslySetInnerHTML={{ __html: body }} />
      {postBodyComponents}
    </>,
  )
  return (
    <html lang="en" {...htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {headComponents}
      </head>
      <body {...bodyAttributes} dangerouslySetInnerHTML={{ __html: markSlices(content, path) }} />
    </html>
  )
}
