import { decodePath, storablePath } from './path'

it.each([
  ['a path', '/pricing/', '/pricing/'],
  ['the home page', '/', '/'],
  ['a path in another script', '/caf%C3%A9/', '/caf%C3%A9/'],
  ['a path with a query', '/a/?reg=jane@x.example', '/a/'],
  ['a path with a fragment', '/a/#token=b', '/a/'],
  ['a path with both, on two lines', '/a/?b\n#c', '/a/'],
  ['a handle, which is public', '/@jane/post', '/@jane/post'],
  [
    'a long title',
    '/how-to-choose-a-help-desk-for-2025-and-beyond/',
    '/how-to-choose-a-help-desk-for-2025-and-beyond/',
  ],
  ['a long word', '/internationalization/', '/internationalization/'],
  ['a date', '/2025/07/14/', '/2025/07/14/'],
])('keeps of %s what may be kept', (_name, path, stored) => {
  expect(storablePath(path)).toBe(stored)
})

it.each([
  ['an e-mail address', '/u/jane.doe@x.example/edit', '/u/-/edit'],
  ['an encoded e-mail address', '/u/jane%40x.example', '/u/-'],
  ['a token', '/reset/q7Zk2mX9vT4bR8nL1sD6wPfY3h/', '/reset/-/'],
  ['a signed token', '/t/eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIi.sig', '/t/-'],
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

it('comes to an end with a path made to be slow', () => {
  expect(storablePath(`/${'a1-'.repeat(1_000_000)}`).length).toBeLessThanOrEqual(200)
})

it.each([
  ['/pricing/', '/pricing/'],
  ['/caf%25C3%25A9/', '/caf%C3%A9/'],
  ['/50%', '/50%'],
])('reads %s as %s', (text, path) => {
  expect(decodePath(text)).toBe(path)
})

it.each(['', 'pricing/', 'https://evil.io/', '%2Fa', 'javascript:alert(1)'])('takes %j for no path', (text) => {
  expect(decodePath(text)).toBe(false)
})
