import { createRateLimiter } from '../requests/rate-limiter'
import type { Backlog } from '../store/lead-queue'
import { createAlert, deliveryAlerts, watchBacklog } from './alerts'

const minute = 60_000

describe('createAlert', () => {
  const reportError = jest.fn()
  const send = jest.fn<Promise<Response>, [string, RequestInit]>()
  const makeAlert = () =>
    createAlert({
      url: 'https://hooks.example.com/a',
      site: 'https://www.example.com',
      limiter: createRateLimiter({ name: 'alert', limit: 1, seconds: 3600 }),
      reportError,
      retryAfter: 1,
    })

  beforeEach(() => {
    reportError.mockClear()
    send.mockReset().mockResolvedValue(new Response())
    jest.spyOn(globalThis, 'fetch').mockImplementation(send as typeof fetch)
  })

  it('sends a kind of warning once an hour', async () => {
    const alert = makeAlert()
    await alert('dead letter', 'Lead 1 will not be delivered.')
    await alert('dead letter', 'Lead 2 will not be delivered.')
    await alert('failing CRM', 'The CRM rejects the token.')
    expect(send.mock.calls.map(([, { body }]) => JSON.parse(body as string) as unknown)).toEqual([
      { kind: 'dead letter', text: 'https://www.example.com: Lead 1 will not be delivered.' },
      { kind: 'failing CRM', text: 'https://www.example.com: The CRM rejects the token.' },
    ])
  })

  it('sends a warning again if the webhook fails once', async () => {
    send.mockRejectedValueOnce(new Error('unreachable'))
    await makeAlert()('dead letter', 'Lead 1 will not be delivered.')
    expect(send).toHaveBeenCalledTimes(2)
    expect(reportError).not.toHaveBeenCalled()
  })

  it.each([
    ['is unreachable', () => send.mockRejectedValue(new Error('unreachable'))],
    ['answers with an error', () => send.mockImplementation(() => Promise.resolve(new Response('', { status: 500 })))],
  ])('logs that the webhook %s', async (_name, fail) => {
    fail()
    await makeAlert()('dead letter', 'Lead 1 will not be delivered.')
    expect(reportError).toHaveBeenCalledWith('A warning could not be sent', expect.any(Error))
  })

  it('sends the next warning of a kind whose last one could not be sent', async () => {
    const alert = makeAlert()
    send.mockRejectedValueOnce(new Error('unreachable')).mockRejectedValueOnce(new Error('unreachable'))
    await alert('dead letter', 'Lead 1 will not be delivered.')
    send.mockClear()
    await alert('dead letter', 'Lead 2 will not be delivered.')
    await alert('dead letter', 'Lead 3 will not be delivered.')
    expect(send.mock.calls.map(([, { body }]) => body)).toEqual([expect.stringContaining('Lead 2')])
  })
})

describe('deliveryAlerts', () => {
  const alert = jest.fn(() => Promise.resolve())
  const { failed, givenUp } = deliveryAlerts(alert)

  beforeEach(() => alert.mockClear())

  it('warns about a CRM that keeps failing, but not about single failures', () => {
    failed('token', 59_000)
    expect(alert).not.toHaveBeenCalled()
    failed('token', 60_000)
    expect(alert).toHaveBeenCalledWith('failing CRM', expect.stringContaining('token'))
  })

  it('names a dead letter and the command that shows why', () => {
    givenUp('a1')
    expect(alert).toHaveBeenCalledWith('dead letter', expect.stringMatching(/a1.*leads -- dead/))
  })
})

describe('a growing backlog', () => {
  const alert = jest.fn(() => Promise.resolve())

  /** Lets the watch see one backlog after the other. */
  const watch = async (...backlogs: Backlog[]): Promise<void> => {
    jest.useFakeTimers({ now: 60 * minute })
    alert.mockClear()
    const stop = watchBacklog(() => Promise.resolve(backlogs.shift() ?? { size: 0 }), alert)
    await jest.advanceTimersByTimeAsync(5 * minute * backlogs.length)
    stop()
    await jest.advanceTimersByTimeAsync(5 * minute)
    jest.useRealTimers()
  }

  it('causes a warning when its oldest lead has waited long', async () => {
    await watch({ size: 1, oldest: 0 }, { size: 2, oldest: 0 }, { size: 2, oldest: 0 })
    expect(alert.mock.calls).toEqual([['growing backlog', expect.stringContaining('2 leads wait')]])
  })

  it('causes none when the leads are new', async () => {
    await watch({ size: 1, oldest: 60 * minute }, { size: 2, oldest: 60 * minute })
    expect(alert).not.toHaveBeenCalled()
  })
})
