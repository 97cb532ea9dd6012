/** @jest-environment jsdom */
import { type FakeAnswer, fakeFetch, json } from '../test-support/fake-fetch'
import { type Answer, postJson } from './post-json'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

const send = (body: object = { a: 'b' }, signal?: AbortSignal): Promise<Answer> =>
  postJson('/api/x', body, { timeoutMs: 1000, signal })

it('sends JSON', async () => {
  const requests = fakeFetch(() => json({ success: true }))
  await send()
  expect(requests).toHaveLength(1)
  expect(requests[0]?.init).toMatchObject({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"a":"b"}',
  })
})

const answered = (differences: object): object => ({
  kind: 'answered',
  success: true,
  message: undefined,
  fileUrl: undefined,
  ...differences,
})

it.each<[name: string, answer: FakeAnswer, expected: object]>([
  ['success', json({ success: true }), answered({})],
  ['success with words', json({ success: true, message: 'Fine' }), answered({ message: 'Fine' })],
  ['an address', json({ success: true, fileUrl: '/f' }), answered({ fileUrl: '/f' })],
  ['a refusal', json({ success: false, message: 'No' }), answered({ success: false, message: 'No' })],
  [
    'a refusal with a status',
    json({ success: false, message: 'No' }, 400),
    answered({ success: false, message: 'No' }),
  ],
  ['words that are none', json({ success: false, message: ' ' }), answered({ success: false })],
  ['words that are no text', json({ success: false, message: {} }), answered({ success: false })],
  ['success with the status of an error', json({ success: true }, 500), answered({ success: false })],
  ['an error page', { status: 500, text: '<h1>Error</h1>' }, { kind: 'broken', status: 500 }],
  ['a page in place of an answer', { text: '<!doctype html>' }, { kind: 'broken', status: 200 }],
  ['nothing', { text: '' }, { kind: 'broken', status: 200 }],
  ['half an answer', { text: '{"success":tr' }, { kind: 'broken', status: 200 }],
  ['a list', json([true]), { kind: 'broken', status: 200 }],
  ['null', json(null), { kind: 'broken', status: 200 }],
  ['another object', json({ ok: true }), { kind: 'broken', status: 200 }],
  ['success as text', json({ success: 'true' }), { kind: 'broken', status: 200 }],
  ['too many requests', { status: 429, text: '' }, { kind: 'broken', status: 429 }],
  ['no network', { error: new TypeError('Failed to fetch') }, { kind: 'unreachable', reason: 'Failed to fetch' }],
])('reads %s', async (_name, answer, expected) => {
  fakeFetch(() => answer)
  await expect(send()).resolves.toEqual(expected)
})

it('gives up when there is no answer in time', async () => {
  fakeFetch(() => 'never')
  const answer = send()
  await jest.advanceTimersByTimeAsync(999)
  expect(jest.getTimerCount()).toBe(1)
  await jest.advanceTimersByTimeAsync(1)
  await expect(answer).resolves.toEqual({ kind: 'slow' })
})

it('gives up when it is told to', async () => {
  fakeFetch(() => 'never')
  const abort = new AbortController()
  const answer = send({}, abort.signal)
  abort.abort()
  await expect(answer).resolves.toMatchObject({ kind: 'unreachable' })
})

it('sends nothing when it was told to give up before', async () => {
  const requests = fakeFetch(() => json({ success: true }))
  await expect(send({}, AbortSignal.abort())).resolves.toMatchObject({ kind: 'unreachable' })
  expect(requests).toHaveLength(0)
  expect(jest.getTimerCount()).toBe(0)
})

it('leaves no timer behind', async () => {
  fakeFetch(() => json({ success: true }))
  await send()
  expect(jest.getTimerCount()).toBe(0)
})

it.each([
  ['small', 'a', true],
  ['large', 'a'.repeat(30_000), false],
])('lets a %s body outlive the page as browsers allow', async (_name, text, keepalive) => {
  const requests = fakeFetch(() => json({ success: true }))
  await send({ text })
  expect(requests[0]?.init.keepalive).toBe(keepalive)
})
