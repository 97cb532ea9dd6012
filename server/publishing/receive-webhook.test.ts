import { jsonOf, testDependencies, testRequest } from '../test-support/test-dependencies'
import { webhookRoute } from './receive-webhook'
import { signedWebhook, testSecret } from './test-support/webhooks'

const accept = jest.fn<Promise<boolean>, unknown[]>()
const limiter = jest.fn<Promise<number>, [string]>()
const reportError = jest.fn()

const app = 'https://app.contentful.com'
const route = webhookRoute({ secret: testSecret, limiter, app, now: Date.now, accept, reportError })
const deps = testDependencies({} as never)

const send = (changes: Parameters<typeof signedWebhook>[0] = {}, method = 'POST', more = {}) => {
  const signed = signedWebhook(changes)
  const [headers, body] = [{ ...signed.headers, ...more }, signed.body]
  return route.handle(testRequest({ method, url: '/api/contentful-webhook', headers, body: Buffer.from(body) }), deps)
}

beforeEach(() => {
  accept.mockReset().mockResolvedValue(true)
  limiter.mockReset().mockResolvedValue(0)
})

it('accepts a publish and stores it before it answers', async () => {
  expect((await send()).status).toBe(202)
  expect(accept).toHaveBeenCalledWith(expect.objectContaining({ id: 'pricing' }), expect.stringMatching(/^\w{64}$/))
})

it.each([
  ['a wrong signature', () => send({ secret: 'b'.repeat(64) }), 403],
  ['a topic that does not change the site', () => send({ topic: 'ContentManagement.Entry.save' }), 200],
])('starts nothing for %s', async (_name, request, status) => {
  expect((await request()).status).toBe(status)
  expect(accept).not.toHaveBeenCalled()
})

it('limits the calls of an address, before it verifies them', async () => {
  limiter.mockResolvedValue(2000)
  expect(await send({ secret: 'b'.repeat(64) })).toMatchObject({ status: 429, headers: { 'Retry-After': '2' } })
})

it('rejects a call that it has accepted before', async () => {
  accept.mockResolvedValue(false)
  expect((await send()).status).toBe(409)
})

it('has Contentful repeat a call that could not be stored', async () => {
  accept.mockRejectedValue(new Error('disk full'))
  const answer = await send()
  expect(answer.status).toBe(503)
  expect(jsonOf(answer)).toMatchObject({ success: false })
  expect(reportError).toHaveBeenCalledWith('A publish could not be stored', expect.any(Error))
})
