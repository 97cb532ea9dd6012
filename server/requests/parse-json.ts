import { setImmediate as nextTurn } from 'node:timers/promises'
import { attempt } from '../../src/lib/attempt'

/** Maximum members and elements of a JSON text, at any depth. Forms have a few dozen, violation reports hundreds. */
const partLimit = 5000

const codes = { quote: 0x22, comma: 0x2c, bracket: 0x5b, backslash: 0x5c, brace: 0x7b }

/**
 * Counts the characters that open or continue an object or a list, outside strings.
 *
 * @returns reads the next bytes of a text; `true` if the text has too many parts
 */
function countParts(): (bytes: Buffer) => boolean {
  let parts = 0
  let isInString = false
  // An escaped character may be the first of the next bytes.
  let index = 0
  return (bytes) => {
    for (; index < bytes.length; index += 1) {
      const code = bytes[index]
      if (code === codes.quote) isInString = !isInString
      else if (isInString) {
        if (code === codes.backslash) index += 1
      } else if (code === codes.comma || code === codes.bracket || code === codes.brace) {
        parts += 1
        if (parts > partLimit) return true
      }
    }
    index -= bytes.length
    return false
  }
}

/** In bytes. */
const stepSize = 1_000_000

/**
 * Parses JSON with a limited number of members, because parsing several hundred thousand blocks all other requests. A
 * long string, such as a file, is cheap: it is read in steps, and other requests pass after each.
 *
 * @returns `undefined` for anything else
 */
export async function parseJson(bytes: Buffer): Promise<unknown> {
  const hasTooManyParts = countParts()
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  let text = ''
  for (let start = 0; start < bytes.length; start += stepSize) {
    const step = bytes.subarray(start, start + stepSize)
    if (hasTooManyParts(step)) return undefined
    text += decoder.decode(step, { stream: true })
    await nextTurn()
  }
  const value = attempt(() => JSON.parse(text + decoder.decode()) as unknown)
  await nextTurn()
  return value
}
