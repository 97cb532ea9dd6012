import { graphql } from 'gatsby'
import { mapFormView } from '../../forms/map-form'
import { optionalTexts, presentItems, requireFields } from '../../mapping/fields'
import { mapAction } from '../../mapping/parts.cms'
import { mapFrame } from '../block-frame'
import type { FormSlotProps } from './FormSlot'

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
    heading
    bodyHtml
    points
    form {
      ...FormParts
    }
    fallbackLabel
    fallbackUrl
  }
`

/**
 * Maps a form slot. Without a form, it shows a link.
 *
 * @throws ContentError when there is no heading, or the form is not complete
 */
export function mapFormSlot(raw: Queries.FormSlotBlockFragment): FormSlotProps {
  return {
    ...mapFrame(raw),
    scope: raw.contentful_id,
    ...requireFields(raw, 'heading'),
    ...optionalTexts(raw, 'bodyHtml'),
    points: presentItems(raw.points),
    formView: mapFormView(raw.form),
    fallback: mapAction(raw.fallbackLabel, raw.fallbackUrl),
  }
}
