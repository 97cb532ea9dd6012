import { createHash } from 'node:crypto'
import { checkPolicy } from './check-policy'

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const policy =
  `default-src 'none';script-src 'self' ${hashOf('a()')};style-src ${hashOf('.a{}')};img-src 'self' https://cdn.example;` +
  `font-src 'self';form-action 'self';base-uri 'none'`

const policyElement = (own: string): string => `<meta http-equiv="Content-Security-Policy" content="${own}">`

const pageWith = (body: string, own = policy): string =>
  `<!DOCTYPE html><html><head><meta charset="utf-8">${policyElement(own)}</head>` + `<body>${body}</body></html>`

it('finds no problems on a page that follows its policy', () => {
  expect(
    checkPolicy(
      pageWith(
        '<script>a()</script><style>.a{}</style><script type="application/ld+json">{}</script><script src="/a.js"></script>' +
          '<img src="/a.png" srcset="/b.png 2x, https://cdn.example/c.png 3x"><form action="/api/a"></form>' +
          '<link rel="preload" as="font" href="/a.woff2"><a href="https://elsewhere.example/">a</a><link rel="canonical" href="https://a.example/">',
      ),
    ),
  ).toEqual([])
})

it.each([
  ['<script>b()</script>', 'blocks the inline text b() (script-src)'],
  ['<style>.b{}</style>', 'blocks the inline text .b{} (style-src)'],
  ['<p style="color:red">a</p>', 'blocks the attribute style color:red'],
  ['<p onclick="a()">a</p>', 'blocks the attribute onclick'],
  ['<a href=" javascript:a()">a</a>', 'has a link that is a script'],
  ['<script src="https://other.example/a.js"></script>', 'blocks https://other.example/a.js (script-src)'],
  ['<img src="/a.png" srcset="https://other.example/a.png 2x">', 'blocks https://other.example/a.png (img-src)'],
  ['<iframe src="/a/"></iframe>', 'blocks /a/ (frame-src)'],
  ['<link rel="manifest" href="/a.webmanifest">', 'blocks /a.webmanifest (manifest-src)'],
  ['<form action="https://other.example/"></form>', 'blocks https://other.example/ (form-action)'],
  ['<base href="/a/">', 'blocks /a/ (base-uri)'],
])('reports that %s is blocked', (body, problem) => {
  expect(checkPolicy(pageWith(body))).toEqual([problem])
})

it.each([
  [policy.replace("'self'", "'self' 'unsafe-inline'"), "allows 'unsafe-inline' (script-src)"],
  [policy.replace("'self'", '*'), 'allows * (script-src)'],
  [policy.replace("img-src 'self'", 'img-src data:'), 'allows data: (img-src)'],
  [policy.replace(";base-uri 'none'", ''), 'has no base-uri'],
])('reports a weakness in %s', (weak, problem) => {
  expect(checkPolicy(pageWith('', weak))).toEqual([problem])
})

it('reports a missing, late or duplicate policy', () => {
  expect(checkPolicy('<html><head></head></html>')).toEqual(['has no policy'])
  expect(checkPolicy(pageWith('').replace('<meta charset', '<style>.a{}</style><meta charset'))).toEqual([
    'has a style before its policy',
  ])
  expect(checkPolicy(pageWith('').replace('<meta charset', `<title>${'a'.repeat(300)}</title><meta charset`))).toEqual([
    'has its policy too late',
  ])
  expect(checkPolicy(pageWith('').replace('</head>', `${policyElement(policy)}</head>`))).toContain('has two policies')
})
