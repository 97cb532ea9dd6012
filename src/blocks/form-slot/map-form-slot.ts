import { mapAction } from '../../content/map-action'
import { optionalText, requireField } from '../../content/require-field'
import { mapFormView } from '../../forms/map-form'
import { mapFrame } from '../block-frame'
import type { FormSlotProps } from './FormSlot'

/**
 * A place for a form. Until it holds one, it offers a link.
 *
 * @throws ContentError when there is no heading, or the form is not complete
 */
export function mapFormSlot(raw: Queries.FormSlotBlockFragment): FormSlotProps {
  return {
    ...mapFrame(raw),
    scope: raw.contentful_id,
    heading: requireField(raw, 'heading', raw.heading),
    bodyHtml: optionalText(raw.bodyHtml),
    points: (raw.points ?? []).filter((point) => point !== null),
    formView: mapFormView(raw.form),
    fallback: mapAction(raw.fallbackLabel, raw.fallbackUrl),
  }
}
