import { mapAction } from '../../content/map-action'
import { optionalText, requireField } from '../../content/require-field'
import { mapFrame } from '../block-frame'
import type { FormSlotProps } from './FormSlot'

/**
 * A place for a form. Until it holds one, it offers a link.
 *
 * @throws ContentError when there is no heading
 */
export function mapFormSlot(raw: Queries.FormSlotBlockFragment): FormSlotProps {
  return {
    ...mapFrame(raw),
    heading: requireField(raw, 'heading', raw.heading),
    bodyHtml: optionalText(raw.bodyHtml),
    points: (raw.points ?? []).filter((point) => point !== null),
    fallback: mapAction(raw.fallbackLabel, raw.fallbackUrl),
  }
}
