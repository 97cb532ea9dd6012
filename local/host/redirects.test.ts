import { findRedirect, redirectLocation, type Redirect } from './redirects'

describe('findRedirect', () => {
  const redirects: readonly Redirect[] = [
    { from: '/old', to: '/new/', status: 301 },
    { from: '/old/', to: '/other/', status: 302 },
  ]

  it.each(['/old', '/old/'])('finds the first redirect for %s', (pathname) => {
    expect(findRedirect(redirects, pathname)?.to).toBe('/new/')
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
  ])('leads to %s with %s as %s', (to, query, location) => {
    expect(redirectLocation(to, query)).toBe(location)
  })
})
