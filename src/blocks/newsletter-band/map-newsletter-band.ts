import { mapAction } from '../../content/map-action'
import { optionalText, requireField } from '../../content/require-field'
import { mapFrame } from '../block-frame'
import type { NewsletterBandProps } from './NewsletterBand'

/**
 * An invitation to the newsletter.
 *
 * @throws ContentError when there is no heading
 */
export function mapNewsletterBand(raw: Queries.NewsletterBandBlockFragment): NewsletterBandProps {
  return {
    ...mapFrame(raw),
    heading: requireField(raw, 'heading', raw.heading),
    text: optionalText(raw.text),
    link: mapAction(raw.linkLabel, raw.linkUrl),
    note: optionalText(raw.note),
  }
}
