import { unset } from '../../data/attribution'
import { decodeValue, encodeValue } from './encode-value'
import { makeTouch, type TouchField } from './touch'
import type { Touch } from './types'

/** In the order of the cookie. */
const fields: readonly TouchField[] = ['source', 'medium', 'term', 'campaign', 'content']

/** The first-touch cookie: `source~~medium~~term~~campaign~~content`; an unset value is `-` (specification 3.1). */
export const encodeFirstTouch = (touch: Touch): string =>
  fields.map((field) => (touch[field] === unset ? '%2D' : encodeValue(touch[field]) || unset)).join('~~')

/** @returns something false when there are not exactly five parts, or all are unset */
export const decodeFirstTouch = (text: string): Touch | false | undefined => {
  const parts = text.split('~~')
  return (
    parts.length === 5 &&
    makeTouch((field) => {
      const part = parts[fields.indexOf(field)]
      return part !== unset && decodeValue(part ?? '')
    })
  )
}
