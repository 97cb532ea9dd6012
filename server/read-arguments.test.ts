import { readArguments, readCount } from './read-arguments'

it.each([
  [undefined, 'Options: --port <value>, --preview'],
  ['Usage: serve [--port N]', 'Usage: serve [--port N]'],
])('names an invalid argument, and the options as a list or by the help %j', (help, options) => {
  const config = { options: { port: { type: 'string' }, preview: { type: 'boolean' } } } as const
  expect(() => readArguments(['--loud'], config, help)).toThrow(`Unknown option '--loud'.\n${options}`)
})

it.each(['1', '5', '10000'])('reads the count %s', (text) => {
  expect(readCount(text, '--runs')).toBe(Number(text))
})

it.each(['', '0', '-1', '1.5', 'many'])('rejects the count "%s" with a message that names the valid values', (text) => {
  expect(() => readCount(text, '--runs')).toThrow(`--runs must be a positive integer, not "${text}".`)
})
