import { graphql } from 'gatsby'
import { mapAction, optionalText } from '../../mapping/fields'

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
