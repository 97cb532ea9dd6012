import { netlifyHeaders, netlifyRedirects } from './netlify'

/** The headers of each rule of a `_headers` file. */
function rulesOf(text: string): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const rules: Record<string, Record<string, string>> = {}
  let rule: Record<string, string> = {}
  for (const line of text.split('\n').filter(Boolean)) {
    const [, name = '', value = ''] = /^ {2}([^:]+): (.+)$/.exec(line) ?? []
    if (name) rule[name] = value
    else rules[line] = rule = {}
  }
  return rules
}

/** All rules except the one for all paths. */
const ownRulesOf = (files: readonly string[]) =>
  Object.fromEntries(Object.entries(rulesOf(netlifyHeaders(files, false))).filter(([pattern]) => pattern !== '/*'))

const immutable = { 'cache-control': 'public, max-age=31536000, immutable' }

describe('netlifyHeaders', () => {
  it('secures all paths and makes browsers revalidate them', () => {
    expect(rulesOf(netlifyHeaders(['/index.html', '/pricing/index.html', '/sw.js'], false))).toEqual({
      '/*': expect.objectContaining({
        'cache-control': 'public, max-age=0, must-revalidate',
        'content-security-policy': "frame-ancestors 'self'",
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': expect.stringContaining('max-age=') as string,
      }) as object,
    })
  })

  it('caches hashed files, with one rule per folder', () => {
    const search = [
      '/pagefind/pagefind.js',
      '/pagefind/index/en_0a1b2c3.pf_index',
      '/pagefind/index/en_0a1b2c4.pf_index',
    ]
    const rules = ownRulesOf(['/app-0123456789abcdef0123.js', '/fonts/a.woff2', '/fonts/b.woff2', ...search])
    expect(rules).toEqual({
      '/app-0123456789abcdef0123.js': immutable,
      '/fonts/*': immutable,
      '/pagefind/index/*': immutable,
    })
  })

  it('lets other sites embed pictures, and blocks scripts in SVGs', () => {
    const shared = { 'cross-origin-resource-policy': 'cross-origin' }
    const rules = ownRulesOf([
      '/pictures/a.avif',
      '/pictures/b.webp',
      '/static/a b.svg',
      '/static/a.json',
      '/attribution.js',
    ])
    expect(rules).toEqual({
      '/pictures/*': { ...immutable, ...shared },
      '/static/*': immutable,
      '/static/a%20b.svg': { ...shared, 'content-security-policy': "sandbox;frame-ancestors 'self'" },
      '/attribution.js': shared,
    })
  })
})

describe('netlifyRedirects', () => {
  it('lists redirects before files, and hides private files before the function routes', () => {
    const text = netlifyRedirects(
      [
        { from: '/über', to: 'https://example.com/ü?a=1', status: 302 },
        { from: '/a:b/', to: '/new/#plans', status: 301 },
        { from: '/a%20b/', to: '/new/', status: 301 },
        { from: '/gone', status: 410 },
        { from: '/old/*', to: '/new/:splat', status: 301 },
      ],
      ['/api/csp-report/  /.netlify/functions/report  200'],
    )
    expect(text.split('\n')).toEqual([
      '/_redirects.json  /404.html  404!',
      '/_policies.json  /404.html  404!',
      '/%C3%BCber/  https://example.com/%C3%BC?a=1  302!',
      '/über/  https://example.com/%C3%BC?a=1  302!',
      '/a%3Ab/  /new/#plans  301!',
      '/a%20b/  /new/  301!',
      '/gone/  /404.html  410!',
      '/old/*  /new/:splat  301!',
      '/api/csp-report/  /.netlify/functions/report  200',
      '',
    ])
  })
})
