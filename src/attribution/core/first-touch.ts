import { unset } from '../../data/attribution'
import { decodeValue, encodeValue } from './encode-value'
import type { Touch } from './types'

/** The first-touch cookie: `source~~medium~~term~~campaign~~content`; an unset value is `-` (specification 3.1). */
export const encodeFirstTouch = ([source, campaign, medium, term, content]: Touch): string =>
  [source, medium, term, campaign, content]
    .map((value) => (value === unset ? '%2D' : encodeValue(value) || unset))
    .join('~~')

/** @returns `false` when there are not exactly five parts, or all are unset */
export const decodeFirstTouch = (text: string): Touch | false => {
  const values = text.split('~~').map((part) => (part === unset ? '' : decodeValue(part)))
  const touch = [0, 3, 1, 2, 4].map((index) => values[index])
  return values.length === 5 && touch.some(Boolean) && (touch as readonly unknown[] as Touch)
}
