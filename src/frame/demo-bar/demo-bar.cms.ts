import { graphql } from 'gatsby'
import { optionalText } from '../../mapping/fields'
import { mapAction } from '../../mapping/parts.cms'

export const demoBarQuery = graphql`
  fragment DemoBarParts on ContentfulSiteSettings {
    demoBarText
    demoBarLabel
    demoBarUrl
  }
`

/** Maps the demo bar; `undefined` when the space has none or an incomplete one. */
export function mapDemoBar(raw: Queries.DemoBarPartsFragment | null) {
  const text = optionalText(raw?.demoBarText)
  const action = mapAction(raw?.demoBarLabel, raw?.demoBarUrl)
  return text && action ? { text, action } : undefined
}
