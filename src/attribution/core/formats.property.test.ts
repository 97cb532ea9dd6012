import fc from 'fast-check'
import { decodeValue, encodeValue } from './encode-value'
import { decodeFirstTouch, encodeFirstTouch } from './first-touch'
import { decodeLastTouch, encodeLastTouch } from './last-touch'
import { decodePath, storablePath } from './path'
import { decodeSignUpData, encodeSignUpData } from './sign-up-data'

/** Any text: all of Unicode with half characters, and often the separators of the formats. */
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom('|', '~', '=', ';', '%', '+', '-', '/', ' ', '"', '\\', 'é', '\uD83D', 'a') }),
  fc.string({ unit: 'binary', minLength: 250, maxLength: 600 }),
)

const wellFormed = (value: string): string => value.replace(/\p{Cs}/gu, '\uFFFD')

/** What is left of a value: all of it, or a start that fills its room and ends between two characters. */
const expectStart = (value: string, whole: string): void => {
  expect(whole.startsWith(value)).toBe(true)
  if (value === whole) return
  const [next = ''] = whole.slice(value.length)
  expect(encodeURIComponent(wellFormed(next))).not.toBe('')
  expect(encodeValue(value).length).toBeGreaterThan(280 - 12)
  expect(encodeValue(value).length).toBeLessThanOrEqual(280)
}

type Decoded = readonly (string | null | undefined)[] | false | undefined

const listOf = (decoded: Decoded): readonly (string | null | undefined)[] => (decoded === false ? [] : (decoded ?? []))

const five = fc.tuple(text, text, text, text, text)
const isSet = (values: readonly string[]): boolean => values.some(Boolean)

it('a value is encoded without anything that ends a field or a cookie, and decoded again', () => {
  fc.assert(
    fc.property(text, (value) => {
      expect(encodeValue(value)).toMatch(/^[\w./:()!*'%-]*$/)
      expectStart(decodeValue(encodeValue(value)), wellFormed(value))
    }),
  )
})

it('decoding takes any text', () => {
  fc.assert(
    fc.property(text, (value) => {
      for (const decode of [decodeValue, decodePath, decodeLastTouch, decodeFirstTouch, decodeSignUpData]) decode(value)
    }),
  )
})

it('a last touch comes back', () => {
  fc.assert(
    fc.property(five.filter(isSet), (touch) => {
      const decoded = listOf(decodeLastTouch(encodeLastTouch(touch)))
      touch.forEach((value, index) => expectStart(decoded[index] ?? '', wellFormed(value)))
    }),
  )
})

it('a first touch comes back', () => {
  fc.assert(
    fc.property(five.filter(isSet), (touch) => {
      const decoded = listOf(decodeFirstTouch(encodeFirstTouch(touch)))
      touch.forEach((value, index) => expectStart(decoded[index] ?? '', wellFormed(value)))
    }),
  )
})

it('sign-up data come back', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 9, maxLength: 9 }), (data) => {
      const decoded = listOf(decodeSignUpData(encodeSignUpData(data)))
      data.forEach((value, index) => expectStart(decoded[index] ?? '', wellFormed(value)))
    }),
  )
})

it('a path keeps no query, no fragment and no e-mail address, and comes back', () => {
  const segment = fc.string({ unit: fc.constantFrom('a', '1', '-', '@', '.', '%40', '?', '#', '/', 'é', ' ') })
  fc.assert(
    fc.property(segment, (path) => {
      const stored = storablePath(`/${path}`)
      expect(stored).not.toMatch(/[?#]|[^/@](@|%40)/)
      expect(decodePath(encodeValue(stored))).toBe(stored)
    }),
  )
})
