import { cleanText } from './clean-text'

it.each([
  ['  a  ', 'a'],
  ['a\r\nb\rc\nd', 'a b c d'],
  ['a\tb', 'a b'],
  ['a\u0000b\u0007c\u007f', 'abc'],
  ['a\u2028b\ufeff', 'ab'],
  ['\ud83d\ude42 fine', '\ud83d\ude42 fine'],
  ['half \ud83d', 'half \ufffd'],
  ['\ude42 half', '\ufffd half'],
  ['<b>&amp;"', '<b>&amp;"'],
])('makes %j one line: %j', (text, clean) => {
  expect(cleanText(text)).toBe(clean)
})

it('keeps the lines of a long text', () => {
  expect(cleanText(' a\r\n\r\n\tb\rc\u0000 ', { hasLines: true })).toBe('a\n\n\tb\nc')
})
