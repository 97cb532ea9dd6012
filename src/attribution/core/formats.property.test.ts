import fc from 'fast-check'
import { decodeFirstTouch, decodeLastTouch, decodeSignUpData } from './stored-attribution'
import { decodePath, decodeValue, encodeValue, storablePath } from './values'

/** Any text: all of Unicode with lone surrogates, and often the separators of the formats. */
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom('|', '~', '=', ';', '%', '+', '-', '/', ' ', '"', '\\', 'é', '\uD83D', 'a') }),
  fc.string({ unit: 'binary', minLength: 250, maxLength: 600 }),
)

const wellFormed = (value: string): string => value.replace(/\p{Cs}/gu, '\uFFFD')

it('encodes values without separators of fields or cookies, and decodes as much as fits', () => {
  fc.assert(
    fc.property(text, (value) => {
      expect(encodeValue(value)).toMatch(/^[\w./:()!*'%-]{0,280}$/)
      expect(wellFormed(value).startsWith(decodeValue(encodeValue(value)))).toBe(true)
    }),
  )
})

it('decodes any text', () => {
  fc.assert(
    fc.property(text, (value) => {
      for (const decode of [decodeValue, decodePath, decodeLastTouch, decodeFirstTouch, decodeSignUpData]) decode(value)
    }),
  )
})

it('removes query, fragment and e-mail addresses from a path, and decodes the rest', () => {
  const segment = fc.string({ unit: fc.constantFrom('a', '1', '-', '@', '.', '%40', '?', '#', '/', 'é', ' ') })
  fc.assert(
    fc.property(segment, (path) => {
      const stored = storablePath(`/${path}`)
      expect(stored).not.toMatch(/[?#]|[^/@](@|%40)/)
      expect(decodePath(encodeValue(stored))).toBe(stored)
    }),
  )
})
