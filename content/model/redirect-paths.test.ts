import { normalizePath } from './redirect-paths'
import { redirect } from './types/redirect'

it.each([
  ['/old/', '/old/'],
  ['/old', '/old/'],
  ['/', '/'],
  ['/old?ref=1', '/old/'],
  ['/old/#part', '/old/'],
  ['/%C3%BCber', '/über/'],
  ['/über/', '/über/'],
  ['/100%/', '/100%/'],
  ['/%E0%A4%A/', '/%E0%A4%A/'],
])('compares %s as %s', (address, normal) => {
  expect(normalizePath(address)).toBe(normal)
})

describe('the content type', () => {
  const accepts = (name: 'from' | 'to', value: string): boolean => {
    const field = redirect.fields[name]
    return field?.kind === 'symbol' && new RegExp(field.pattern?.regexp ?? '').test(value)
  }

  it.each(['/', '/old/', '/old', '/über/', '/100%/'])('takes a redirect from %s', (from) => {
    expect(accepts('from', from)).toBe(true)
  })

  it.each(['old/', '//host/', '/old?ref=1', '/old/#part', '/old page/', 'https://www.example.com/'])(
    'takes none from %s',
    (from) => {
      expect(accepts('from', from)).toBe(false)
    },
  )

  it.each(['/', '/new/?plan=plus#top', 'https://www.example.com/'])('takes a redirect to %s', (to) => {
    expect(accepts('to', to)).toBe(true)
  })

  it.each(['//host/', 'http://www.example.com/', 'new/', '/new page/'])('takes none to %s', (to) => {
    expect(accepts('to', to)).toBe(false)
  })
})
