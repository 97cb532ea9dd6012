import type { Redirect } from '../../content/model/redirects'
import { nginxConfiguration } from './nginx'

const linesOf = (to: string, from = '/old/', status: 301 | 302 = 301): readonly string[] =>
  nginxConfiguration([{ from, to, status }])
    .split('\n')
    .filter((line) => line.startsWith('    "/'))
    .map((line) => line.trim())

it.each([
  ['/new/', '"/old/" "/new/$is_args$args";'],
  ['/new/#plans', '"/old/" "/new/$is_args$args#plans";'],
  ['/new/?plan=plus', '"/old/" "/new/?plan=plus";'],
  ['https://example.com/a', '"/old/" "https://example.com/a$is_args$args";'],
  ['/new/?price=$5', '"/old/" "/new/?price=%245";'],
  ['/a"b\\c/', '"/old/" "/a\\"b\\\\c/$is_args$args";'],
])('redirects to %s with the visitor’s query unless the target has its own', (to, line) => {
  expect(linesOf(to)).toContain(line)
})

it('compares decoded paths, with and without a trailing slash', () => {
  expect(linesOf('/new/', '/%C3%BCber').map((line) => line.split(' ')[0])).toEqual(['"/über/"', '"/über"'])
})

it('has a map for each status', () => {
  const text = nginxConfiguration([{ from: '/old/', to: '/new/', status: 302 }])
  const [, permanent = '', temporary = ''] =
    /map \$uri \$redirect_301 \{([^}]*)\}\s+map \$uri \$redirect_302 \{([^}]*)\}/.exec(text) ?? []
  expect([permanent.includes('/old/'), temporary.includes('/old/')]).toEqual([false, true])
})

it('has space for long paths, which it reserves before the first map', () => {
  const text = nginxConfiguration([])
  const [, size] = /^map_hash_bucket_size (\d+);\n/m.exec(text.split(/^map /m)[0] ?? '') ?? []
  // nginx stores a path of 256 characters and two pointers in one bucket.
  expect(Number(size)).toBeGreaterThan(256 * 4 + 16)
})

it('answers 410 for a page that is gone', () => {
  const text = nginxConfiguration([{ from: '/old/', status: 410 }])
  expect(/map \$uri \$redirect_410 \{([^}]*)\}/.exec(text)?.[1]).toContain('"/old/" 1;')
})

/** The lines of the map of patterns. */
const patternsOf = (redirects: readonly Redirect[]): readonly string[] =>
  nginxConfiguration(redirects)
    .split('\n')
    .filter((line) => line.startsWith('    "~*^/+old'))
    .map((line) => line.trim())

it('keeps the rest of a path as it was requested, and the order of patterns', () => {
  const redirects: readonly Redirect[] = [
    { from: '/old/v1.2/*', status: 410 },
    { from: '/old/*', to: '/new/:splat', status: 301 },
  ]
  expect(patternsOf(redirects)).toEqual([
    String.raw`"~*^/+old/v1\\.2(?:/(?<rest>[^?]*))?(?:[?]|$)" "410";`,
    '"~*^/+old(?:/(?<rest>[^?]*))?(?:[?]|$)" "301 /new/$rest$is_args$args";',
  ])
})

it('blocks scripts in SVGs', () => {
  expect(nginxConfiguration([])).toContain(`"~\\.svg$" "sandbox;frame-ancestors 'self'`)
})

it('sends redirects with headers, and adds none to the answers of the server', () => {
  const [rules = '', ...locations] = nginxConfiguration([])
    .replace(/^[^]*\nserver \{/, '')
    .split(/\n {4}location /)
  expect(rules).toContain('add_header strict-transport-security')
  expect(rules).toContain('add_header cache-control "public, max-age=0, must-revalidate" always;')
  const headersOf = (location: string) => location.match(/add_header .*/g)
  const forwarding = locations.filter((location) => location.includes('proxy_pass'))
  expect(forwarding.map(headersOf)).toEqual(forwarding.map(() => ['add_header x-content-type-options "";']))
})
