import { readArguments, readCount } from './read-arguments'

it('says what is wrong with an argument, and what the options are', () => {
  expect(() => readArguments(['--loud'], { options: {} }, 'There are no options.')).toThrow(
    "Unknown option '--loud'.\nThere are no options.",
  )
})

it.each(['1', '5', '10000'])('reads the count %s', (text) => {
  expect(readCount(text, '--runs')).toBe(Number(text))
})

it.each(['', '0', '-1', '1.5', 'many'])('rejects the count "%s" with a message that names the valid values', (text) => {
  expect(() => readCount(text, '--runs')).toThrow(`--runs must be a positive integer, not "${text}".`)
})
