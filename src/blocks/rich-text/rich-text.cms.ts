import { graphql } from 'gatsby'
import { requireField } from '../../mapping/fields'
import { mapFrame } from '../block-frame'

export const richTextQuery = graphql`
  fragment RichTextBlock on ContentfulRichText {
    contentful_id
    name
    anchor
    background
    bodyHtml
    uptimeHtml
  }
`

/**
 * Maps body text, with the table of the uptime if the entry shows it.
 *
 * @throws ContentError when there is no text
 */
export function mapRichText(raw: Queries.RichTextBlockFragment) {
  return { ...mapFrame(raw), bodyHtml: requireField(raw, 'body', raw.bodyHtml) + (raw.uptimeHtml ?? '') }
}
