import { parseJson } from './parse-json'

/** Texts of several steps, so that escapes and characters lie across their borders. */
const escapes = (shift: number) => JSON.stringify({ file: `${'x'.repeat(shift)}${'"\\,{['.repeat(300_000)}`, size: 1 })
const letters = (shift: number) => JSON.stringify({ file: `${'x'.repeat(shift)}${'é漢😀'.repeat(250_000)}` })

it.each([0, 1, 2, 3])('reads large texts in steps, shifted by %i bytes', async (shift) => {
  for (const text of [escapes(shift), letters(shift)]) {
    expect(await parseJson(Buffer.from(text))).toEqual(JSON.parse(text))
  }
})

it.each([
  ['too many elements', JSON.stringify({ file: 'x'.repeat(2_000_000), list: Array.from({ length: 5001 }, () => 1) })],
  ['an unclosed string', '{"a": "'],
  ['a byte order mark', '\uFEFF{}'],
  ['nothing', ''],
])('refuses %s', async (_, text) => {
  expect(await parseJson(Buffer.from(text))).toBeUndefined()
})
