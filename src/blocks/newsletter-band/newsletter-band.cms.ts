import { graphql } from 'gatsby'
import { mapFormView } from '../../forms/map-form'
import { optionalText, optionalTexts, requireFields } from '../../mapping/fields'
import { mapAction } from '../../mapping/parts.cms'
import { mapFrame } from '../block-frame'
import type { NewsletterBandProps } from './NewsletterBand'

export const newsletterBandQuery = graphql`
  fragment NewsletterBandBlock on ContentfulNewsletterBand {
    contentful_id
    name
    anchor
    background
    heading
    text
    form {
      ...FormParts
    }
    linkLabel
    linkUrl
    note
    declineLabel
    declineMessage
  }
`

/** The default reply to visitors who decline. */
const defaultAnswer = 'All right. We won’t ask again.'

function mapDecline(label: string | null, answer: string | null): NewsletterBandProps['decline'] {
  const words = optionalText(label)
  return words ? { label: words, answer: optionalText(answer) ?? defaultAnswer } : undefined
}

/**
 * Maps an invitation to the newsletter.
 *
 * @throws ContentError when there is no heading, or the form is not complete
 */
export function mapNewsletterBand(raw: Queries.NewsletterBandBlockFragment): NewsletterBandProps {
  return {
    ...mapFrame(raw),
    scope: raw.contentful_id,
    ...requireFields(raw, 'heading'),
    ...optionalTexts(raw, 'text', 'note'),
    formView: mapFormView(raw.form),
    link: mapAction(raw.linkLabel, raw.linkUrl),
    decline: mapDecline(raw.declineLabel, raw.declineMessage),
  }
}
