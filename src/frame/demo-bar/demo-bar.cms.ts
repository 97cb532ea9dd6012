import { graphql } from 'gatsby'
import { optionalText } from '../../mapping/fields'
import { type Action, mapAction } from '../../mapping/parts.cms'

export const demoBarQuery = graphql`
  fragment DemoBarParts on ContentfulSiteSettings {
    demoBarText
    demoBarLabel
    demoBarUrl
  }
`

export interface DemoBarContent {
  readonly text: string
  readonly action: Action
}

/** Maps the demo bar; `undefined` when the space has none or an incomplete one. */
export function mapDemoBar(raw: Queries.DemoBarPartsFragment | null): DemoBarContent | undefined {
  const text = optionalText(raw?.demoBarText)
  const action = mapAction(raw?.demoBarLabel, raw?.demoBarUrl)
  return text && action ? { text, action } : undefined
}
