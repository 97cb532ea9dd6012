import { parseUrl } from './parse-url'

it('parses a URL', () => {
  expect(parseUrl('https://www.hearthside.example/pricing/?a=b').pathname).toBe('/pricing/')
})

it('throws without a URL, and names the check', () => {
  expect(() => parseUrl(undefined)).toThrow(new Error('Undefined URL'))
})

it.each(['', '/pricing/', 'undefined', 'https://'])('throws another error for %j', (text) => {
  expect(() => parseUrl(text)).toThrow(/invalid url/i)
})
