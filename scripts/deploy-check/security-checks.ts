import { policyIn } from '../../local/pages/read-html'
import type { Ask } from '../../server/ask'
import { securityHeaders } from '../../server/security-headers'
import { parsePolicy } from '../../src/lib/content-policy'
import { is, missingPage, ofEach, when, type Check } from './check'

/** In seconds. */
const year = 365 * 24 * 60 * 60

/** Directives that only work in headers. */
const onlyInHeaders = ['frame-ancestors', 'report-uri', 'report-to']

const describe = (policy: ReturnType<typeof parsePolicy>): string =>
  [...policy].map(([name, sources]) => [name, ...sources].join(' ')).join(';')

/** Checks that the policy in a page is strict, and that the header repeats it or only limits who may frame the page. */
async function policyProblems(ask: Ask, path: string): Promise<readonly string[]> {
  const { headers, body } = await ask(path, { headers: { accept: 'text/html', 'accept-encoding': 'identity' } })
  const own = policyIn(body.toString())
  const sent = headers['content-security-policy']?.toString()
  if (own === undefined) return [`${path} has no policy in its HTML`]
  if (sent === undefined) return [`${path} has no policy in its headers`]
  const inPage = parsePolicy(own)
  const inHeader = new Map([...parsePolicy(sent)].filter(([name]) => !onlyInHeaders.includes(name)))
  return [
    ...when(sent.includes(','), `${path} has several policies in its headers`),
    ...[own, sent].flatMap((policy) =>
      (/'[a-z-]*unsafe-(?:inline|eval)'/.exec(policy) ?? []).map((word) => `${path} allows ${word}`),
    ),
    ...is(`default-src of ${path}`, inPage.get('default-src')?.join(' '), "'self'"),
    ...when(
      inHeader.size > 0 && describe(inHeader) !== describe(inPage),
      `The header of ${path} is another policy than the one in its HTML`,
    ),
  ]
}

export const securityChecks: readonly Check[] = [
  {
    rule: 'HTTP is redirected to HTTPS, with path and query',
    run: async (_ask, { page, secure }) => {
      if (!secure) return []
      const target = `${page}?a=b&c`
      const answer = await secure.askWithout(target)
      return [
        ...when(![301, 308].includes(answer.status), `The status is ${answer.status} instead of 301 or 308`),
        ...is('The target', answer.headers.location, secure.origin + target),
      ]
    },
  },
  {
    rule: 'Browsers use only HTTPS, for a year or longer',
    run: async (ask, { page }) => {
      const header = (await ask(page)).headers['strict-transport-security'] ?? 'missing'
      const age = Number(/max-age=(\d+)/.exec(header)?.[1] ?? 0)
      return when(age < year, `Strict-Transport-Security is ${header}`)
    },
  },
  {
    rule: 'Pages have a strict content security policy, the same in HTML and headers',
    run: (ask, { page }) => ofEach(['/', page, missingPage], (path) => policyProblems(ask, path)),
  },
  {
    rule: 'Reports of policy violations are accepted',
    run: async (ask) => {
      // An empty list, so the server counts no reports.
      const headers = { 'content-type': 'application/reports+json' }
      return is('The status', (await ask('/api/csp-report', { method: 'POST', headers, body: '[]' })).status, 204)
    },
  },
  {
    rule: 'Responses have the headers of the server',
    run: (ask, { page, script, picture, drawing, isPreview }) =>
      ofEach([page, script, picture, ...(drawing === undefined ? [] : [drawing]), missingPage], async (path) => {
        const { headers } = await ask(path)
        const { 'content-security-policy': framing = '', ...wanted } = securityHeaders({ pathname: path, isPreview })
        const policy = headers['content-security-policy']?.toString() ?? 'missing'
        return [
          ...Object.entries(wanted).flatMap(([name, value]) =>
            is(`${name} of ${path}`, headers[name] ?? 'missing', value),
          ),
          // A proxy sends only the framing rules. The page contains the rest of the policy.
          ...when(!policy.includes(framing), `content-security-policy of ${path} is ${policy}`),
        ]
      }),
  },
  {
    rule: 'Paths cannot leave the site',
    run: (ask) =>
      ofEach(['/..%2f..%2fetc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/static/..%5c..%5cetc/passwd'], async (path) =>
        when((await ask(path)).status < 400, `${path} is answered`),
      ),
  },
  {
    rule: 'Paths cannot redirect to another site',
    run: (ask, { page }) =>
      ofEach(['//evil.example/..%2f', '/%5cevil.example/..%2f'], async (start) => {
        const { location = '' } = (await ask(start + page.slice(1, -1))).headers
        return when(new URL(location, 'http://localhost').hostname === 'evil.example', `${start} leads to ${location}`)
      }),
  },
]
