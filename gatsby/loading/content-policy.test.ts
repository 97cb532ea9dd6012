import { createHash } from 'node:crypto'
import { policyIn } from '../../src/lib/content-policy'
import { addPolicy } from './content-policy'

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const page =
  '<html><head><meta charSet="utf-8"/><script src="/attribution-1.js" async=""></script><style>.a{}</style>' +
  '<style data-styles="/styles-1.css">.b{}</style></head><body><script type="application/json">{"a":1}</script>' +
  '<script data-runtime="/page-1.js">load()</script><script type="application/ld+json" data-x="">{}</script></body></html>'

const directivesOf = (html: string): ReadonlyMap<string, string> =>
  new Map((policyIn(html) ?? '').split(';').map((text) => [text.split(' ')[0] ?? '', text.replace(/^\S+ /, '')]))

describe('addPolicy', () => {
  it('allows the scripts and styles of the page by their hashes, and no data', () => {
    const directives = directivesOf(addPolicy(page, []))
    expect(directives.get('script-src')).toBe(`'self' ${hashOf('load()')}`)
    expect(directives.get('style-src')).toBe([hashOf('.a{}'), hashOf('.b{}'), hashOf('')].join(' '))
  })

  it('forbids everything else', () => {
    const policy = policyIn(addPolicy(page, [])) ?? ''
    expect(policy).toMatch(/^default-src 'none';/)
    expect(policy).not.toMatch(/unsafe|\*|https?:|data:/)
    expect(policy).toContain("form-action 'self';base-uri 'none'")
  })

  it('allows what is configured', () => {
    const sources = [{ 'img-src': ['https://cdn.example'], 'frame-src': ['https://frame.example'] }] as const
    const directives = directivesOf(addPolicy(page, sources))
    expect(directives.get('img-src')).toBe("'self' https://cdn.example")
    expect(directives.get('frame-src')).toBe('https://frame.example')
  })

  it('is computed again for a page that has changed since', () => {
    const changed = addPolicy(page, []).replace('.a{}', '.c{}')
    const directives = directivesOf(addPolicy(changed, []))
    expect(directives.get('style-src')).toContain(hashOf('.c{}'))
    expect(directives.get('style-src')).not.toContain(hashOf('.a{}'))
    expect(addPolicy(page, [])).toBe(addPolicy(addPolicy(page, []), []))
  })
})
