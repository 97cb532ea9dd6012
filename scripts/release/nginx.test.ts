import type { Redirect } from '../../content/model/redirects'
import { nginxConfiguration } from './nginx'

/** The lines of a map of redirects. */
const linesOf = (start: string, redirects: readonly Redirect[]): readonly string[] =>
  nginxConfiguration(redirects)
    .split('\n')
    .filter((line) => line.startsWith(`    "${start}`))
    .map((line) => line.trim())

it.each([
  ['/new/', '"/old/" "301 /new/$is_args$args";'],
  ['/new/#plans', '"/old/" "301 /new/$is_args$args#plans";'],
  ['/new/?plan=plus', '"/old/" "301 /new/?plan=plus";'],
  ['https://example.com/a', '"/old/" "301 https://example.com/a$is_args$args";'],
  ['/new/?price=$5', '"/old/" "301 /new/?price=%245";'],
  ['/a"b\\c/', '"/old/" "301 /a\\"b\\\\c/$is_args$args";'],
])('redirects to %s with the visitor’s query unless the target has its own', (to, line) => {
  expect(linesOf('/', [{ from: '/old/', to, status: 301 }])).toContain(line)
})

it('compares decoded paths, with and without a trailing slash', () => {
  expect(linesOf('/', [{ from: '/%C3%BCber', status: 410 }])).toEqual(['"/über/" "410";', '"/über" "410";'])
})

it('has space for long paths, which it reserves before the first map', () => {
  const text = nginxConfiguration([])
  const [, size] = /^map_hash_bucket_size (\d+);\n/m.exec(text.split(/^map /m)[0] ?? '') ?? []
  // nginx stores a path of 256 characters and two pointers in one bucket.
  expect(Number(size)).toBeGreaterThan(256 * 4 + 16)
})

it('keeps the rest of a path as it was requested, and the order of patterns', () => {
  const redirects: readonly Redirect[] = [
    { from: '/old/v1.2/*', status: 410 },
    { from: '/old/*', to: '/new/:splat', status: 301 },
  ]
  expect(linesOf('~*^/+old', redirects)).toEqual([
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

it('lets caches keep hashed files for a year, but not errors', () => {
  const text = nginxConfiguration([])
  const [, pattern = ''] = /\$asset_caching \{[^}]*"~(.*)" "public, max-age=31536000, immutable";/.exec(text) ?? []
  const isKept = (status: number): boolean => new RegExp(pattern).test(String(status))
  expect([200, 206, 304].every(isKept)).toBe(true)
  expect([404, 405, 412, 416].some(isKept)).toBe(false)
  expect(text).toContain('default no-store;')
})

it('names the host to the server without the header Host, as with HTTP/3', () => {
  const text = nginxConfiguration([])
  expect(text).toContain('map $http_host $requested_host {\n    default $http_host;\n    "" $host;\n}')
  expect(text.match(/proxy_set_header (X-Forwarded-)?Host .*/g)).toEqual([
    'proxy_set_header Host $requested_host;',
    'proxy_set_header X-Forwarded-Host $requested_host;',
  ])
})
