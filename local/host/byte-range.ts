/** First and last byte, both included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * Reads a `Range` header (RFC 9110, 14.1.2).
 *
 * @param size of the whole content, in bytes
 * @returns the range; `unsatisfiable` when it begins after the end; `undefined` when the header is
 *   absent, malformed or asks for several ranges, all of which a server answers with everything
 */
export function readByteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!match) return undefined
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return undefined

  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return undefined
  return start >= size ? 'unsatisfiable' : { start, end }
}
