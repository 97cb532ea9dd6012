import { graphql } from 'gatsby'
import { optionalText } from '../../mapping/fields'
import { type Action, mapAction } from '../../mapping/parts.cms'

export const demoBarQuery = graphql`
  fragment DemoBarParts on ContentfulDemoBar {
    text
    label
    url
  }
`

export interface DemoBarContent {
  readonly text: string
  readonly action: Action
}

/** Maps the demo bar; `undefined` when the space has only an incomplete draft or none. */
export function mapDemoBar(raw: Queries.DemoBarPartsFragment | null): DemoBarContent | undefined {
  const text = optionalText(raw?.text)
  const action = mapAction(raw?.label, raw?.url)
  return text && action ? { text, action } : undefined
}
