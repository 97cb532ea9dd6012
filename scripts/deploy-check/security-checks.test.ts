import { securityChecks } from './security-checks'
import {
  at,
  faultySite,
  header,
  insecure,
  secureOrigin,
  status,
  without,
  type Fault,
} from './test-support/faulty-sites'

const { breaks, problemsOf } = faultySite()

const withoutHttps =
  (change: Fault): Fault =>
  (request, reply, body) =>
    request.headers[insecure] ? change(request, reply, body) : body

const policyOf = (path: RegExp, policy: string): Fault => at(path, header('content-security-policy', policy))

/** Changes the policy in the HTML of a page, but not in its header. */
const inHtml = (change: (html: string) => string): Fault =>
  at(/^\/pricing\/$/, (_request, reply, body) => {
    if (reply.getHeader('content-encoding')) return body
    reply.removeHeader('content-length')
    return change(String(body))
  })

const strictPolicy = 'Pages have a strict content security policy, the same in HTML and headers'
const serverHeaders = 'Responses have the headers of the server'
const httpsRedirect = 'HTTP is redirected to HTTPS, with path and query'

const faults: readonly (readonly [name: string, fault: Fault, rule: string])[] = [
  ['pages without HTTPS', withoutHttps(status(200, 'Pricing')), httpsRedirect],
  ['a temporary redirect to HTTPS', withoutHttps(status(302)), httpsRedirect],
  ['HTTPS without the page', withoutHttps(header('location', `${secureOrigin}/`)), httpsRedirect],
  ['HTTPS at another host', withoutHttps(header('location', 'https://evil.example/pricing/?a=b&c')), httpsRedirect],
  ['no HSTS', without('strict-transport-security'), 'Browsers use only HTTPS, for a year or longer'],
  [
    'HSTS for a day',
    header('strict-transport-security', 'max-age=86400'),
    'Browsers use only HTTPS, for a year or longer',
  ],
  ['no policy', at(/^\/pricing\/$/, without('content-security-policy')), strictPolicy],
  [
    'a weak policy',
    policyOf(/^\/pricing\/$/, "script-src 'self' 'unsafe-inline';frame-ancestors 'self'"),
    strictPolicy,
  ],
  ['another policy', policyOf(/^\/$/, "default-src 'none';frame-ancestors 'self'"), strictPolicy],
  ['a second policy', policyOf(/no-such-page/, "frame-ancestors 'self', default-src 'none'"), strictPolicy],
  ['pages without a policy', inHtml((html) => html.replace('http-equiv', 'data-equiv')), strictPolicy],
  ['pages with a policy that allows all', inHtml((html) => html.replace("default-src 'self';", '')), strictPolicy],
  ['pages that may evaluate', inHtml((html) => html.replace("src 'self'", "src 'unsafe-eval'")), strictPolicy],
  ['no reports', at(/csp-report/, status(404)), 'Reports of policy violations are accepted'],
  ['SVGs that may run scripts', policyOf(/\.svg$/, "frame-ancestors 'self'"), serverHeaders],
  ['pages that any site may frame', policyOf(/^\/pricing\/$/, "default-src 'none';script-src 'self'"), serverHeaders],
  ['no nosniff', without('x-content-type-options'), serverHeaders],
  ['another referrer policy on scripts', at(/^\/app-/, header('referrer-policy', 'unsafe-url')), serverHeaders],
  ['files of the machine', at(/etc\/passwd/, status(200, 'root:x:0:0')), 'Addresses do not lead out of the site'],
]

it('has faults for every rule', () => {
  expect(new Set(faults.map(([, , rule]) => rule))).toEqual(new Set(securityChecks.map(({ rule }) => rule)))
})

it.each(faults)('reports %s', async (_name, fault, rule) => {
  breaks(fault)
  expect(await problemsOf(rule)).not.toEqual([])
})
