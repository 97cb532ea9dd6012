import { responseHeaders, securityHeaders, type SecuredFile } from './security-headers'

const page = { pathname: '/pricing/', policy: "default-src 'self';img-src 'self'" }

const policyOf = (file: SecuredFile): string | undefined => securityHeaders(file)['content-security-policy']

it('sends the policy of a page, with its rules for frames and reports', () => {
  expect(policyOf(page)).toBe(
    "default-src 'self';img-src 'self';frame-ancestors 'self';report-uri /api/csp-report;report-to csp",
  )
  expect(securityHeaders(page)['reporting-endpoints']).toBe('csp="/api/csp-report"')
})

it.each([[{ pathname: '/sw.js' }], [{ pathname: '/old/' }]])(
  'says who may frame %j, and restricts nothing else',
  (file) => {
    expect(policyOf(file)).toBe("frame-ancestors 'self'")
  },
)

it('blocks scripts in a picture that is opened as a document', () => {
  expect(policyOf({ pathname: '/icon.svg' })).toBe("sandbox;frame-ancestors 'self'")
})

it.each([
  ['/pricing/', 'same-origin'],
  ['/social/3db34c89.png', 'cross-origin'],
  ['/pictures/lamp.svg', 'cross-origin'],
  ['/attribution.js', 'cross-origin'],
])('lets other sites embed %s: %s', (pathname, expected) => {
  expect(securityHeaders({ pathname })['cross-origin-resource-policy']).toBe(expected)
})

it('protects every response', () => {
  expect(responseHeaders(false)).toMatchObject({
    'strict-transport-security': expect.stringMatching(/^max-age=\d{8}; includeSubDomains$/) as string,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()') as string,
  })
  for (const file of [page, { pathname: '/sw.js' }])
    expect(Object.keys(securityHeaders(file))).toEqual(expect.arrayContaining(Object.keys(responseHeaders(false))))
})
