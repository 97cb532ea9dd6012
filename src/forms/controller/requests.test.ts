/** @jest-environment jsdom */
import { submitPath } from '../model/contract'
import { formMessages } from '../model/words'
import { type FakeAnswer, fakeFetch, json } from '../test-support/fake-fetch'
import { lookUpIp, postJson, submitForm } from './requests'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  // Releases everything that still waits.
  expect(jest.getTimerCount()).toBe(0)
})

describe('submitForm', () => {
  const broken =
    'Something went wrong on our side. Please try again: nothing you typed is lost, and it won’t be sent twice.'

  it.each([
    ['small', 'a', true],
    ['large', 'a'.repeat(30_000), false],
  ])('posts JSON, and lets a %s body outlive the page as browsers allow', async (_name, email, keepalive) => {
    const requests = fakeFetch(() => json({ success: true }))
    await expect(submitForm({ email })).resolves.toBeUndefined()
    const headers = { 'Content-Type': 'application/json' }
    expect(requests).toMatchObject([
      { path: submitPath, body: { email }, init: { method: 'POST', headers, keepalive } },
    ])
  })

  it.each<[name: string, answer: FakeAnswer, message: string]>([
    ['a refusal', json({ success: false, message: 'No.' }, 422), 'No.'],
    ['a refusal without a message', json({ success: false, message: ' ' }), broken],
    ['a message that is not a text', json({ success: false, message: {} }), broken],
    ['success with the status of an error', json({ success: true }, 500), broken],
    ['success as a text', json({ success: 'true' }), broken],
    ['null', json(null), broken],
    ['an error page', { status: 500, text: '<h1>500</h1>' }, broken],
    ['an incomplete body', { text: '{"success"' }, broken],
    ['a rate limit', { status: 429, text: '' }, 'A lot of people are writing to us right now. Please wait a minute'],
    ['a rate limit with a message', json({ success: false, message: 'Wait 30 s.' }, 429), 'Wait 30 s.'],
    ['no network', { error: new TypeError('Failed to fetch') }, 'We couldn’t reach our server (Failed to fetch).'],
    ['no network, in Firefox', { error: new TypeError('NetworkError.') }, 'reach our server (NetworkError). Please'],
  ])('gives the visitor a message after %s', async (_name, answer, message) => {
    fakeFetch(() => answer)
    await expect(submitForm({})).resolves.toMatchObject({ message: expect.stringContaining(message) as string })
  })

  it.each([
    ['a message about fields', 422, 'E-Mail: Bitte prüfen.', 'E-Mail: Bitte prüfen.'],
    ['a rate limit', 429, 'Too many attempts.', 'Zu viele'],
    ['a failure', 503, 'We couldn’t save this just now.', 'Ein Fehler'],
  ])(
    'gives the visitor of a translated form a message in its language after %s',
    async (_name, status, sent, shown) => {
      fakeFetch(() => json({ success: false, message: sent }, status))
      const german = { ...formMessages, locale: 'de', tooMany: 'Zu viele', broken: 'Ein Fehler' }
      await expect(submitForm({}, german)).resolves.toMatchObject({ message: shown })
    },
  )

  it('sends again what had no answer when the page returned from the back-forward cache', async () => {
    const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    const requests = fakeFetch((_path, count) => (count === 1 ? 'never' : json({ success: true })))
    const problem = submitForm({ email: 'a' })
    comeBack()
    await expect(problem).resolves.toBeUndefined()
    comeBack()
    expect(requests.map(({ body }) => body)).toEqual([{ email: 'a' }, { email: 'a' }])
  })

  it('times out after 20 seconds', async () => {
    fakeFetch(() => 'never')
    const settled = jest.fn()
    void submitForm({}).then(settled)
    await jest.advanceTimersByTimeAsync(19_999)
    expect(settled).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect(settled).toHaveBeenCalledWith({
      message:
        'This is taking longer than it should. Please try again: nothing you typed is lost, and it won’t be sent twice.',
      isRefused: false,
    })
  })
})

it('aborts a request with the signal, and sends none after it', async () => {
  const requests = fakeFetch(() => 'never')
  const abort = new AbortController()
  const post = () => postJson('/api/x', {}, { timeoutMs: 1000, signal: abort.signal })
  const answer = post()
  abort.abort()
  await expect(answer).resolves.toMatchObject({ kind: 'unreachable' })
  await expect(post()).resolves.toMatchObject({ kind: 'unreachable' })
  expect(requests).toHaveLength(1)
})

describe('lookUpIp', () => {
  const url = 'https://ip.example/?format=json'
  const { signal } = new AbortController()

  it.each(['203.0.113.9', '2001:db8::1'])('requests the address %s and sends nothing to the service', async (ip) => {
    const requests = fakeFetch(() => json({ ip }))
    await expect(lookUpIp(url, signal)).resolves.toBe(ip)
    expect(requests).toMatchObject([{ path: url, init: { credentials: 'omit', referrerPolicy: 'no-referrer' } }])
  })

  it.each([
    ['no service is configured', undefined, signal],
    ['the visitor has left', url, AbortSignal.abort()],
  ])('requests nothing when %s', async (_name, service, left) => {
    const requests = fakeFetch(() => json({ ip: '203.0.113.9' }))
    await expect(lookUpIp(service, left)).resolves.toBe('')
    expect(requests).toEqual([])
  })

  it.each<[name: string, answer: FakeAnswer]>([
    ['no network', { error: new TypeError('Failed to fetch') }],
    ['a page', { text: '<h1>Hello</h1>' }],
    ['null', json(null)],
    ['a number', json({ ip: 1 })],
    ['a text that is no address', json({ ip: '<script>' })],
    ['a long text', json({ ip: '1'.repeat(100) })],
  ])('gives an empty text after %s', async (_name, answer) => {
    fakeFetch(() => answer)
    await expect(lookUpIp(url, signal)).resolves.toBe('')
  })

  it('times out after 2 seconds', async () => {
    fakeFetch(() => 'never')
    const settled = jest.fn()
    void lookUpIp(url, signal).then(settled)
    await jest.advanceTimersByTimeAsync(1999)
    expect(settled).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect(settled).toHaveBeenCalledWith('')
  })

  it('aborts when the visitor leaves', async () => {
    fakeFetch(() => 'never')
    const leaving = new AbortController()
    const ip = lookUpIp(url, leaving.signal)
    leaving.abort()
    await expect(ip).resolves.toBe('')
  })
})
