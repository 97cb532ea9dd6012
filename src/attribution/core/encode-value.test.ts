import { boundValue, decodeValue, encodeValue } from './encode-value'

it.each([
  ['google', 'google'],
  ['(not provided)', '(not%20provided)'],
  ['https://a.example/b-c_d', 'https://a.example/b-c_d'],
  ['a|b', 'a%7Cb'],
  ['a~~b', 'a%7E%7Eb'],
  ['a=b;c,d', 'a%3Db%3Bc%2Cd'],
  ['"a"\\', '%22a%22%5C'],
  ['c++', 'c%2B%2B'],
  ['50%', '50%25'],
  ['a%2Fb', 'a%252Fb'],
  ['é', '%C3%A9'],
  ['🔥', '%F0%9F%94%A5'],
  ['a\u0000\r\n\t', 'a%00%0D%0A%09'],
  ['', ''],
])('writes %j as %s, and reads it back', (value, encoded) => {
  expect(encodeValue(value)).toBe(encoded)
  expect(decodeValue(encoded)).toBe(value)
})

it('writes half a character as the sign for what is no character', () => {
  expect(decodeValue(encodeValue('a\uD83Db\uDD25'))).toBe('a\uFFFDb\uFFFD')
})

it.each([
  ['x', 280],
  ['é', 46],
  ['受', 31],
  ['🔥', 23],
])('has room for no more than 280 characters, which is %s %i times', (character, times) => {
  expect(decodeValue(encodeValue(character.repeat(5000)))).toBe(character.repeat(times))
})

it.each(['50%', '%zz', '%E0%A4', '%'])('reads %s, which nobody could have written, as it is', (text) => {
  expect(decodeValue(text)).toBe(text)
})

it.each([undefined, null, false, ''] as const)('takes %p for an empty value', (value) => {
  expect(boundValue(value)).toBe('')
})

it('bounds a value to what a cookie would give back, once and for all', () => {
  expect(boundValue('help desk')).toBe('help desk')
  expect(boundValue('x'.repeat(5000))).toBe('x'.repeat(280))
  const long = boundValue('🔥 and more '.repeat(100))
  expect(decodeValue(encodeValue(long))).toBe(long)
  expect(boundValue(long)).toBe(long)
})
