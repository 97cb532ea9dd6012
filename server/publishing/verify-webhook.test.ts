import { signedWebhook, testSecret } from './test-support/webhooks'
import { signatureLifetime, verifyWebhook } from './verify-webhook'

const now = Date.UTC(2026, 0, 31, 12)

type Signed = ReturnType<typeof signedWebhook>

const verify = ({ headers, body }: Signed, url = '/api/contentful-webhook') =>
  verifyWebhook({ url, headers, body: Buffer.from(body) }, testSecret, now)

const signed = (changes: Parameters<typeof signedWebhook>[0] = {}): Signed => signedWebhook({ time: now, ...changes })

const withHeaders = (webhook: Signed, headers: Signed['headers']): Signed => ({
  ...webhook,
  headers: { ...webhook.headers, ...headers },
})

it.each([
  ['signed now', signed()],
  ['with text beyond ASCII', signed({ body: '{"title":"Größe 😀"}' })],
  ['as old as permitted', signed({ time: now - signatureLifetime })],
  ['of a clock that is ahead', signed({ time: now + signatureLifetime })],
  ['with an additional unsigned header', withHeaders(signed(), { via: 'proxy' })],
])('accepts a webhook %s', (_name, webhook) => {
  expect(verify(webhook)).toBe(webhook.headers['x-contentful-signature'])
})

const without = (name: string): Signed => {
  const { headers, body } = signed()
  return { headers: Object.fromEntries(Object.entries(headers).filter(([own]) => own !== name)), body }
}

it.each([
  ['another secret', signed({ secret: 'b'.repeat(64) })],
  ['another body', { ...signed(), body: '{}' }],
  ['another path', signed({ path: '/api/other' })],
  ['another time', withHeaders(signed({ time: now - 1000 }), { 'x-contentful-timestamp': String(now) })],
  ['an old time', signed({ time: now - signatureLifetime - 1 })],
  ['a time in the future', signed({ time: now + signatureLifetime + 1 })],
  ['no signature', without('x-contentful-signature')],
  ['a short signature', withHeaders(signed(), { 'x-contentful-signature': 'abc' })],
  ['a signature of other characters', withHeaders(signed(), { 'x-contentful-signature': 'é'.repeat(64) })],
])('rejects a webhook with %s', (_name, webhook) => {
  expect(verify(webhook)).toBeUndefined()
})

it('rejects a query that was not signed', () => {
  expect(verify(signed(), '/api/contentful-webhook?a=b')).toBeUndefined()
})
