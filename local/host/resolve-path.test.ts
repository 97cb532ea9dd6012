import { findRedirect, type Redirect, redirectLocation } from './resolve-path'

describe('findRedirect', () => {
  const redirects: readonly Redirect[] = [
    { from: '/old', to: '/new/', status: 301 },
    { from: '/old/', to: '/other/', status: 302 },
  ]

  it.each(['/old', '/old/'])('finds the first redirect for %s', (pathname) => {
    expect(findRedirect(redirects, pathname)?.to).toBe('/new/')
  })

  it.each(['/%C3%BCber/', '/%C3%BCber', '/%c3%bcber/'])('finds one from letters that %s encodes', (pathname) => {
    expect(findRedirect([{ from: '/über/', to: '/about/', status: 301 }], pathname)?.to).toBe('/about/')
  })

  it('finds one that is written encoded', () => {
    expect(findRedirect([{ from: '/%C3%BCber', to: '/about/', status: 301 }], '/%C3%BCber/')?.to).toBe('/about/')
  })

  it.each(['/%', '/%E0%A4%A/', '/%zz'])('finds nothing for %s, which encodes nothing', (pathname) => {
    expect(findRedirect(redirects, pathname)).toBeUndefined()
  })

  it('finds nothing for a path below', () => {
    expect(findRedirect(redirects, '/old/part/')).toBeUndefined()
  })
})

describe('redirectLocation', () => {
  it.each([
    ['/new/', '?utm_source=a', '/new/?utm_source=a'],
    ['/new/', '', '/new/'],
    ['/new/?plan=plus', '?utm_source=a', '/new/?plan=plus'],
    ['/new/#plans', '?utm_source=a', '/new/?utm_source=a#plans'],
    ['/über/日本/', '?utm_source=a', '/%C3%BCber/%E6%97%A5%E6%9C%AC/?utm_source=a'],
    ['/%C3%BCber/', '', '/%C3%BCber/'],
  ])('leads to %s with %s as %s', (to, query, location) => {
    expect(redirectLocation(to, query)).toBe(location)
  })
})
