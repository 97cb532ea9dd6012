import { createHash } from 'node:crypto'
import { checkPolicy } from './check-policy'

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const policy = `default-src 'none';script-src 'self' ${hashOf('a()')};style-src ${hashOf('.a{}')}`

const policyElement = (own = policy): string => `<meta http-equiv="Content-Security-Policy" content="${own}">`

const pageWith = (body: string, head = policyElement()): string =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`

it('finds no problems on a page that follows its policy', () => {
  const body =
    '<script>a()</script><style>.a{}</style><script type="application/ld+json">{}</script><script src="/a.js"></script>'
  expect(checkPolicy(pageWith(body))).toEqual([])
})

it.each([
  ['<script>b()</script>', 'blocks the script b()'],
  ['<style>.b{}</style>', 'blocks the style .b{}'],
  ['<p style="color:red">a</p>', 'blocks the attribute style color:red'],
  ['<p onclick="a()">a</p>', 'blocks onclick'],
  ['<a href=" javascript:a()">a</a>', 'has a link that is a script'],
])('reports %s', (body, problem) => {
  expect(checkPolicy(pageWith(body))).toEqual([problem])
})

it.each([
  ['', 'has 0 policies'],
  [policyElement().repeat(2), 'has 2 policies'],
  [`<style>.a{}</style>${policyElement()}`, 'has its policy too late'],
  [`<title>${'a'.repeat(300)}</title>${policyElement()}`, 'has its policy too late'],
  [policyElement(policy.replace("'self'", "'self' 'unsafe-inline'")), "allows 'unsafe-inline' (script-src)"],
  [policyElement(policy.replace("'self'", '*')), 'allows * (script-src)'],
  [policyElement(`${policy};img-src data:`), 'allows data: (img-src)'],
])('reports a missing, late or weak policy: %#', (head, problem) => {
  expect(checkPolicy(pageWith('', head))).toEqual([problem])
})
