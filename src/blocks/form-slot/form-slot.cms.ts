import { graphql } from 'gatsby'
import { formSlotStyles } from '../../../content/model/choices'
import { mapFormView } from '../../forms/form-view'
import { choiceOf, mapAction, optionalText, optionalTexts, presentItems, requireFields } from '../../mapping/fields'
import { mapFrame } from '../block-frame'

/** A form, for all blocks and articles with one. */
export const formPartsQuery = graphql`
  fragment FormParts on ContentfulForm {
    contentful_id
    definition
    privacyTextHtml
  }
`

export const formSlotQuery = graphql`
  fragment FormSlotBlock on ContentfulFormSlot {
    contentful_id
    name
    anchor
    background
    style
    heading
    bodyHtml
    points
    form {
      ...FormParts
    }
    fallbackLabel
    fallbackUrl
    note
    declineLabel
    declineMessage
  }
`

/** The button to decline, and the reply to it. */
function mapDecline({ declineLabel, declineMessage }: Queries.FormSlotBlockFragment) {
  const label = optionalText(declineLabel)
  const answer = optionalText(declineMessage)
  return label && answer ? { label, answer } : undefined
}

/**
 * Maps a form slot. The default is a form with text beside it.
 *
 * @throws ContentError when there is no heading, or the form is not complete
 */
export function mapFormSlot(raw: Queries.FormSlotBlockFragment) {
  const style = choiceOf(formSlotStyles, raw.style)
  const content = {
    ...mapFrame(raw),
    scope: raw.contentful_id,
    ...requireFields(raw, 'heading'),
    ...optionalTexts(raw, 'bodyHtml'),
    formView: mapFormView(raw.form),
    fallback: mapAction(raw.fallbackLabel, raw.fallbackUrl),
  }
  return style === 'band'
    ? { ...content, style, ...optionalTexts(raw, 'note'), decline: mapDecline(raw) }
    : { ...content, style, points: presentItems(raw.points) }
}
