/** @jest-environment jsdom */
import { type FakeAnswer, fakeFetch, json } from '../test-support/fake-fetch'
import { ipTimeout, lookUpIp } from './look-up-ip'

const url = 'https://ip.example/?format=json'
const { signal } = new AbortController()

it('asks the service, and tells it nothing', async () => {
  const requests = fakeFetch(() => json({ ip: '203.0.113.9' }))
  await expect(lookUpIp(url, signal)).resolves.toBe('203.0.113.9')
  expect(requests).toHaveLength(1)
  expect(requests[0]).toMatchObject({ path: url, init: { credentials: 'omit', referrerPolicy: 'no-referrer' } })
})

it('knows the newer addresses', async () => {
  fakeFetch(() => json({ ip: '2001:db8::1' }))
  await expect(lookUpIp(url, signal)).resolves.toBe('2001:db8::1')
})

it('asks nobody where no service is configured', async () => {
  const requests = fakeFetch(() => json({ ip: '203.0.113.9' }))
  await expect(lookUpIp(undefined, signal)).resolves.toBe('')
  expect(requests).toEqual([])
})

it.each<[name: string, answer: FakeAnswer]>([
  ['no network', { error: new TypeError('Failed to fetch') }],
  ['a page', { text: '<h1>Hello</h1>' }],
  ['nothing', { text: '' }],
  ['null', json(null)],
  ['no address', json({})],
  ['an address that is no text', json({ ip: 1 })],
  ['a text that is no address', json({ ip: '<script>' })],
  ['a long text', json({ ip: '1'.repeat(100) })],
])('is empty after an answer of %s', async (_name, answer) => {
  fakeFetch(() => answer)
  await expect(lookUpIp(url, signal)).resolves.toBe('')
})

describe('with a service that never answers', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    fakeFetch(() => 'never')
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  it('waits two seconds', async () => {
    const settled = jest.fn()
    void lookUpIp(url, signal).then(settled)
    await jest.advanceTimersByTimeAsync(ipTimeout - 1)
    expect(settled).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect(ipTimeout).toBe(2000)
    expect(settled).toHaveBeenCalledWith('')
  })

  it('waits no longer when the visitor leaves', async () => {
    const abort = new AbortController()
    const ip = lookUpIp(url, abort.signal)
    abort.abort()
    await expect(ip).resolves.toBe('')
    expect(jest.getTimerCount()).toBe(0)
  })

  it('does not ask when the visitor has left', async () => {
    await expect(lookUpIp(url, AbortSignal.abort())).resolves.toBe('')
  })
})
