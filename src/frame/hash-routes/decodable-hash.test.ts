import { decodableHash } from './decodable-hash'

it.each([
  ['', ''],
  ['#plans', '#plans'],
  ['#caf%C3%A9', '#caf%C3%A9'],
  ['#100%25', '#100%25'],
  ['#100%', '#100%25'],
  ['#%E0%A4%A', '#%25E0%25A4%25A'],
])('makes of %j %j, which can be decoded', (hash, expected) => {
  const decodable = decodableHash(hash)
  expect(decodable).toBe(expected)
  expect(() => decodeURIComponent(decodable)).not.toThrow()
})
