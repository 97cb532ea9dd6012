import { setImmediate as nextTurn } from 'node:timers/promises'

/** Maximum members and elements of a JSON text, at any depth. Forms have a few dozen, violation reports hundreds. */
const partLimit = 5000

const codes = { quote: 0x22, comma: 0x2c, bracket: 0x5b, backslash: 0x5c, brace: 0x7b }

/** Counts the characters that open or continue an object or a list, outside strings. */
function hasTooManyParts(bytes: Buffer): boolean {
  let parts = 0
  let isInString = false
  for (let index = 0; index < bytes.length; index += 1) {
    const code = bytes[index]
    if (code === codes.quote) isInString = !isInString
    else if (isInString) {
      if (code === codes.backslash) index += 1
    } else if (code === codes.comma || code === codes.bracket || code === codes.brace) {
      parts += 1
      if (parts > partLimit) return true
    }
  }
  return false
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Parses JSON with a limited number of members, because parsing several hundred thousand blocks all other requests. A
 * long string, such as a file, is cheap.
 *
 * @returns `undefined` for anything else
 */
export const parseJson = (bytes: Buffer): unknown =>
  hasTooManyParts(bytes) ? undefined : parse(bytes.toString('utf8'))

/** Parses JSON of several MB in steps, and lets other requests pass after each. */
export async function parseLargeJson(bytes: Buffer): Promise<unknown> {
  if (hasTooManyParts(bytes)) return undefined
  await nextTurn()
  const text = bytes.toString('utf8')
  await nextTurn()
  const value = parse(text)
  await nextTurn()
  return value
}
