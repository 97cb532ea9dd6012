import fc from 'fast-check'
import {
  decodeFirstTouch,
  decodeLastTouch,
  decodeSignUpData,
  encodeFirstTouch,
  encodeLastTouch,
  encodeSignUpData,
} from './stored-attribution'
import { boundValue, decodePath, decodeValue, encodeValue, type SignUpData, storablePath } from './values'

/** Any text: all of Unicode with lone surrogates, and often the separators of the formats. */
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom('|', '~', '=', ';', '%', '+', '-', '/', ' ', '"', '\\', 'é', '\uD83D', 'a') }),
  fc.string({ unit: 'binary', minLength: 250, maxLength: 600 }),
)

const boundData = (values: Readonly<Record<string, string>>): SignUpData =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, boundValue(value)]))

const wellFormed = (value: string): string => value.replace(/\p{Cs}/gu, '\uFFFD')

/** Expects the complete value, or a start that fills the limit and ends between two characters. */
const expectStart = (value: string, whole: string): void => {
  expect(whole.startsWith(value)).toBe(true)
  if (value === whole) return
  const [next = ''] = whole.slice(value.length)
  expect(encodeURIComponent(wellFormed(next))).not.toBe('')
  expect(encodeValue(value).length).toBeGreaterThan(280 - 12)
  expect(encodeValue(value).length).toBeLessThanOrEqual(280)
}

const touchOfText = fc
  .record({ source: text, medium: text, campaign: text, term: text, content: text })
  .filter((touch) => Object.values(touch).some(Boolean))

/** Expects the start of each value, by name. */
const expectStarts = (decoded: object | false | undefined, values: object): void => {
  const found = decoded ? Object.entries(decoded) : []
  for (const [name, value] of Object.entries(values) as [string, string][])
    expectStart((found.find(([key]) => key === name)?.[1] as string | undefined) ?? '', wellFormed(value))
}

it('encodes values without separators of fields or cookies, and decodes them', () => {
  fc.assert(
    fc.property(text, (value) => {
      expect(encodeValue(value)).toMatch(/^[\w./:()!*'%-]*$/)
      expectStart(decodeValue(encodeValue(value)), wellFormed(value))
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

it('decodes an encoded last touch', () => {
  fc.assert(fc.property(touchOfText, (touch) => expectStarts(decodeLastTouch(encodeLastTouch(touch)), touch)))
})

it('decodes an encoded first touch', () => {
  fc.assert(fc.property(touchOfText, (touch) => expectStarts(decodeFirstTouch(encodeFirstTouch(touch)), touch)))
})

it('decodes encoded sign-up data', () => {
  const data = fc.record({ utm_source: text, utm_first_source: text, utm_campaign: text, utm_medium: text })
  fc.assert(fc.property(data, (values) => expectStarts(decodeSignUpData(encodeSignUpData(boundData(values))), values)))
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
