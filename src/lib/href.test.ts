import { isExternal, normalizeHref } from './href'
import { hostilePayloads } from './test-support/hostile-payloads'

describe('normalizeHref', () => {
  it.each([
    ['/', '/'],
    ['/pricing', '/pricing/'],
    ['pricing', '/pricing/'],
    ['/pricing?plan=plus', '/pricing/?plan=plus'],
    ['/pricing#plans', '/pricing/#plans'],
    ['/pricing?a=/b#c', '/pricing/?a=/b#c'],
    ['/pricing#a?b', '/pricing/#a?b'],
    ['/v2.0', '/v2.0/'],
    ['  /pricing ', '/pricing/'],
    ['/pri\ncing', '/pricing/'],
  ])('writes %j as %s', (href, expected) => expect(normalizeHref(href)).toBe(expected))

  it.each(['/files/guide.pdf', '/rss.xml', '/files/guide.pdf?download=1', '/clip.mp4#t=3'])(
    'leaves the file %s without a slash',
    (href) => expect(normalizeHref(href)).toBe(href),
  )

  it.each([
    'https://status.example/now',
    '//docs.example/api',
    'mailto:help@hearthside.example',
    'tel:+12025550123',
    '#contact-us',
    '?page=2',
  ])('leaves %s as it is', (href) => expect(normalizeHref(href)).toBe(href))

  it.each(['file:///etc/passwd', 'https:/elsewhere.example', ''])('makes no link of %j', (href) =>
    expect(normalizeHref(href)).toBeUndefined(),
  )

  it.each(hostilePayloads)('does not turn %j into an address that runs a script', (text) => {
    const href = normalizeHref(text)
    const base = 'https://www.example.com/'
    // Browsers do not follow an invalid address.
    if (href === undefined || !URL.canParse(href, base)) return
    expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(new URL(href, base).protocol)
  })
})

describe('isExternal', () => {
  it.each(['https://status.example', 'http://a.example/b/', '//docs.example/', 'HTTPS://A.EXAMPLE'])(
    'takes %s for external',
    (href) => expect(isExternal(href)).toBe(true),
  )

  it.each(['/', '/pricing/', '/pricing/?a=b#plans', '#contact-us', 'mailto:help@hearthside.example', 'tel:+123', ''])(
    'takes %j for internal',
    (href) => expect(isExternal(href)).toBe(false),
  )

  it.each(['/\\elsewhere.example', '\\\\elsewhere.example', '/\t/elsewhere.example', '/\n/elsewhere.example'])(
    'sees through %j, which a browser reads as //elsewhere.example',
    (href) => expect(isExternal(href)).toBe(true),
  )
})
