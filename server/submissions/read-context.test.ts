import { readContext, spamReasonOf, type RequestOrigin } from './read-context'

const context = (values: Readonly<Record<string, unknown>>, origin: RequestOrigin = {}) =>
  readContext(new Map(Object.entries(values)), origin)

const tracking = '0123456789abcdef0123456789abcdef'

it('takes what a page says of itself', () => {
  expect(
    context({
      hubspotutk: tracking.toUpperCase(),
      pageUri: 'https://www.example.com/demo/?a=b',
      pageName: ' Book a\n demo ',
      ipAddress: '2001:db8::1',
    }),
  ).toEqual({
    trackingValue: tracking,
    pageUri: 'https://www.example.com/demo/?a=b',
    pageName: 'Book a demo',
    ipAddress: '2001:db8::1',
  })
})

it('falls back to the page that the browser names', () => {
  expect(context({}, { referer: 'https://www.example.com/demo/' }).pageUri).toBe('https://www.example.com/demo/')
  expect(context({ pageUri: 'https://a.example/' }, { referer: 'https://b.example/' }).pageUri).toBe(
    'https://a.example/',
  )
})

it.each(['', 'unknown'])('takes the address of the connection where the form says %j', (ipAddress) => {
  expect(context({ ipAddress }, { address: '203.0.113.7' }).ipAddress).toBe('203.0.113.7')
})

it('prefers the address that was looked up', () => {
  expect(context({ ipAddress: '198.51.100.1' }, { address: '203.0.113.7' }).ipAddress).toBe('198.51.100.1')
})

it.each([
  ['hubspotutk', 'trackingValue', ['', 'x', `${tracking}0`, 1, null, {}]],
  [
    'pageUri',
    'pageUri',
    ['', '/demo/', 'javascript:alert(1)', 'data:text/html,x', `https://a.example/${'x'.repeat(2000)}`, 1],
  ],
  ['pageName', 'pageName', ['', 1, ['a'], { a: 1 }]],
  ['ipAddress', 'ipAddress', ['', 'localhost', '1.2.3', '1.2.3.4.5', '999.1.1.1', 1, '127.0.0.1; drop table']],
] as const)('leaves %s out when it is wrong', (key, name, values) => {
  for (const value of values) expect(context({ [key]: value })[name]).toBe('')
})

it('cuts a name that is too long', () => {
  expect(context({ pageName: 'x'.repeat(1000) }).pageName).toHaveLength(300)
})

it.each([
  [{}, undefined],
  [{ secondary_subject: '' }, undefined],
  [{ secondary_subject: 'SEO offer' }, 'honeypot'],
  [{ secondary_subject: ['x'] }, 'honeypot'],
  [{ elapsedMs: 999 }, 'too fast'],
  [{ elapsedMs: '999' }, 'too fast'],
  [{ elapsedMs: 0 }, 'too fast'],
  [{ elapsedMs: -5 }, 'too fast'],
  [{ elapsedMs: 1000 }, undefined],
  [{ elapsedMs: '1000' }, undefined],
  [{ elapsedMs: '' }, undefined],
  [{ elapsedMs: 'soon' }, undefined],
  [{ elapsedMs: null }, undefined],
  [{ elapsedMs: Number.NaN }, undefined],
  [{ elapsedMs: 5000, secondary_subject: 'x' }, 'honeypot'],
])('takes %j for %s', (values, reason) => {
  expect(spamReasonOf(new Map<string, unknown>(Object.entries(values)))).toBe(reason)
})
