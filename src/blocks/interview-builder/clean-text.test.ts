import { cleanText } from './clean-text'

it.each([
  ['  How \n are\tyou?  ', 'How are you?'],
  ['a\u0000b\u202ec', 'a b c'],
  ['half \ud83d of one', 'half of one'],
  ['\u0007', ''],
  ['👩‍🚒 and فارسی‌ها', '👩‍🚒 and فارسی‌ها'],
])('makes of %j a line', (text, line) => {
  expect(cleanText(text, 50)).toBe(line)
})

it('counts characters and cuts none in half', () => {
  expect(cleanText('🔥🔥🔥', 2)).toBe('🔥🔥')
  expect(cleanText('ab cd', 3)).toBe('ab')
})
