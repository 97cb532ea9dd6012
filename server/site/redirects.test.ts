import { writeFile } from 'node:fs/promises'
import { useOwnFolder } from '../test-support/own-folder'
import { readRedirects, redirectLocation } from './redirects'

const at = useOwnFolder()

describe('readRedirects', () => {
  it('has none without a list', async () => {
    expect(await readRedirects(at())).toEqual([])
  })

  it.each([
    ['{}'],
    ['[{"from":"/a","to":"/b","status":200}]'],
    ['[{"from":"/a","status":301}]'],
    ['[{"from":"/a","to":"/b","status":301},{"from":"/b","to":"/a/","status":301}]'],
  ])('rejects %s and names the file', async (text) => {
    await writeFile(at('_redirects.json'), text)
    await expect(readRedirects(at())).rejects.toThrow(/_redirects\.json is not a list of redirects/)
  })
})

describe('redirectLocation', () => {
  it.each([
    ['/new/', '?utm_source=a', '/new/?utm_source=a'],
    ['/new/', '', '/new/'],
    ['/new/?plan=plus', '?utm_source=a', '/new/?plan=plus'],
    ['/new/#plans', '?utm_source=a', '/new/?utm_source=a#plans'],
    ['/new/#/plans?a', '?utm_source=a', '/new/?utm_source=a#/plans?a'],
    ['/über/日本/', '?utm_source=a', '/%C3%BCber/%E6%97%A5%E6%9C%AC/?utm_source=a'],
    ['/%C3%BCber/', '', '/%C3%BCber/'],
    ['/new/?price=$5', '', '/new/?price=%245'],
    ['https://app.example.com/x?id={env.HOME}', '', 'https://app.example.com/x?id=%7Benv.HOME%7D'],
  ])('turns %s with %s into %s', (to, query, location) => {
    expect(redirectLocation(to, query)).toBe(location)
  })
})
