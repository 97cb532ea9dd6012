import { decodePath, decodeValue, encodeValue, parseUrl, storablePath } from './values'

describe('values', () => {
  it.each([
    ['(not provided)', '(not%20provided)'],
    ['https://a.example/b-c_d', 'https://a.example/b-c_d'],
    ['a|b~c+d', 'a%7Cb%7Ec%2Bd'],
    ['a=b;c,d', 'a%3Db%3Bc%2Cd'],
    ['"a"\\', '%22a%22%5C'],
    ['a%2Fb', 'a%252Fb'],
    ['🔥', '%F0%9F%94%A5'],
    ['a\u0000\r\n\t', 'a%00%0D%0A%09'],
  ])('writes %j as %s, and reads it back', (value, encoded) => {
    expect(encodeValue(value)).toBe(encoded)
    expect(decodeValue(encoded)).toBe(value)
  })

  it.each([
    ['x', 280],
    ['é', 46],
    ['受', 31],
    ['🔥', 23],
  ])('has room for no more than 280 characters, which is %s %i times', (character, times) => {
    expect(decodeValue(encodeValue(character.repeat(5000)))).toBe(character.repeat(times))
  })

  it.each(['50%', '%zz', '%E0%A4', '%'])('reads the malformed %s unchanged', (text) => {
    expect(decodeValue(text)).toBe(text)
  })
})

describe('paths', () => {
  it.each([
    ['a path in another script', '/caf%C3%A9/', '/caf%C3%A9/'],
    ['a path with both, on two lines', '/a/?b\n#c', '/a/'],
    ['a handle, which is public', '/@jane/post', '/@jane/post'],
    [
      'a long title',
      '/how-to-choose-a-help-desk-for-2025-and-beyond/',
      '/how-to-choose-a-help-desk-for-2025-and-beyond/',
    ],
    ['a long word', '/internationalization/', '/internationalization/'],
    [
      'a long host',
      'https://www.customerservicemanagement.com/blog/',
      'https://www.customerservicemanagement.com/blog/',
    ],
  ])('keeps of %s what may be kept', (_name, path, stored) => {
    expect(storablePath(path)).toBe(stored)
  })

  it.each([
    ['an e-mail address', '/u/jane.doe@x.example/edit', '/u/-/edit'],
    ['an encoded e-mail address', '/u/jane%40x.example', '/u/-'],
    ['a token', '/reset/q7Zk2mX9vT4bR8nL1sD6wPfY3h/', '/reset/-/'],
    ['a hash', '/h/d41d8cd98f00b204e9800998ecf8427e', '/h/-'],
    ['a UUID', '/i/550E8400-E29B-41D4-A716-446655440000/', '/i/-/'],
  ])('puts a dash in the place of %s', (_name, path, stored) => {
    expect(storablePath(path)).toBe(stored)
  })

  it('cuts at 200 characters', () => {
    expect(storablePath(`/${'a/'.repeat(500)}`)).toHaveLength(200)
  })

  it.each([
    ['a token', `/${'a/'.repeat(88)}q7Zk2mX9vT4bR8nL1sD6wPfY3h/`],
    ['an e-mail address', `/${'a/'.repeat(96)}jane.doe@x.example/`],
  ])('keeps no part of %s that begins before the cut', (_name, path) => {
    expect(storablePath(path)).toMatch(/^\/(a\/)+-\/$/)
  })

  it('handles a path designed to be slow', () => {
    expect(storablePath(`/${'a1-'.repeat(1_000_000)}`).length).toBeLessThanOrEqual(200)
  })

  it.each([
    ['/caf%25C3%25A9/', '/caf%C3%A9/'],
    ['/50%', '/50%'],
  ])('reads %s as %s', (text, path) => {
    expect(decodePath(text)).toBe(path)
  })

  it.each(['', 'pricing/', 'https://evil.io/', '%2Fa', 'javascript:alert(1)'])('rejects the path %j', (text) => {
    expect(decodePath(text)).toBe(false)
  })
})

it('throws an error that names the check for an undefined URL', () => {
  expect(() => parseUrl(undefined)).toThrow(new Error('Undefined URL'))
})
