/** @jest-environment jsdom */
import { announcePage } from '../lib/page-life'
import type { PersonalizationConfig } from '../lib/site-config'
import { createStoredQueue } from '../lib/stored-queue'
import { sdkKeys } from './constants'
import { createPersonalization } from './personalization'
import { experienceOf } from './test-support/experiences'
import type { Call, Consent, Sdk, SdkModule } from './variant-provider'

const createCallsQueue = () => createStoredQueue<Call>('hs_calls_personalization', () => true)

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

const configured: PersonalizationConfig = { clientId: 'hearthside', environment: 'main' }

function setUp({ config = configured, fails = false } = {}) {
  const sent: Call[] = []
  const send = jest.fn<ReturnType<Sdk['send']>, Parameters<Sdk['send']>>((call) => {
    sent.push(call)
    return Promise.resolve({ success: true })
  })
  const createSdk = jest.fn<Promise<Sdk>, Parameters<SdkModule['createSdk']>>(() => Promise.resolve({ send }))
  const load = jest.fn(() => (fails ? Promise.reject(new Error('no network')) : Promise.resolve({ createSdk })))
  const readConfig = jest.fn(() => config)
  return { personalization: createPersonalization(readConfig, load), load, readConfig, createSdk, send, sent }
}

/** Consent that the test grants and withdraws. */
function consentOf(isGranted: boolean) {
  const listeners: (() => void)[] = []
  let granted = isGranted
  const consent: Consent = { isGranted: () => granted, onChange: (listener) => listeners.push(listener) }
  const answer = (next: boolean): void => {
    granted = next
    listeners.forEach((listener) => listener())
  }
  return { consent, answer }
}

afterEach(() => {
  delete window.hearthsideCalls
})

describe('without an account', () => {
  it('never fetches the SDK and stores nothing', async () => {
    const { personalization, load } = setUp({ config: {} })
    await personalization.track('Viewed')
    personalization.start()
    expect(window.hearthsideCalls).toBeUndefined()
    expect(load).not.toHaveBeenCalled()
    expect(personalization.getState()).toBe('off')
  })

  it('fetches it for the preview', async () => {
    const { personalization, load, createSdk } = setUp({ config: { preview: true } })
    personalization.start()
    await settle()
    expect(load).toHaveBeenCalledTimes(1)
    expect(createSdk).toHaveBeenCalledWith({ preview: true }, expect.anything())
  })
})

describe('with an account', () => {
  it('is loading from the start, and fetches the SDK once with its configuration', async () => {
    const { personalization, load, createSdk } = setUp()
    personalization.start()
    personalization.start()
    expect(personalization.getState()).toBe('loading')
    await settle()
    expect(load).toHaveBeenCalledTimes(1)
    expect(createSdk).toHaveBeenCalledTimes(1)
    const [config, options] = createSdk.mock.calls[0] ?? []
    expect(config).toBe(configured)
    expect(options?.consent.isGranted()).toBe(true)
  })

  it('keeps calls in order until the SDK has loaded, each with its page', async () => {
    const { personalization, sent } = setUp()
    window.history.replaceState({}, '', '/?utm_source=spring')
    document.title = 'Home'
    void personalization.page()
    window.history.replaceState({}, '', '/pricing/')
    document.title = 'Pricing'
    void personalization.track('Viewed', { plan: 'plus' })
    void personalization.identify('ada', { role: 'lead' })
    personalization.start()
    expect(sent).toEqual([])
    await settle()
    const home = { url: 'http://localhost/?utm_source=spring', referrer: '', document: { title: 'Home' } }
    const pricing = { url: 'http://localhost/pricing/', referrer: '', document: { title: 'Pricing' } }
    expect(sent).toMatchObject([
      { method: 'page', args: [], place: home },
      { method: 'track', args: ['Viewed', { plan: 'plus' }], place: pricing },
      { method: 'identify', args: ['ada', { role: 'lead' }], place: pricing },
    ])
  })

  it('sends records of the attribution script and an earlier page, and keeps unsent ones', async () => {
    const { personalization, send, sent } = setUp()
    const place = { url: 'http://localhost/a/', referrer: '', document: { title: 'A' } }
    createCallsQueue().add({ method: 'page', args: [], place })
    createCallsQueue().add({ method: 'track', args: ['Clicked Demo'], place })
    createCallsQueue().store()
    delete window.hearthsideCalls
    send.mockImplementationOnce((call) => {
      sent.push(call)
      return new Promise(() => undefined)
    })
    personalization.start()
    await settle()
    expect(sent).toEqual([{ method: 'page', args: [], place }])
    expect(createCallsQueue().first()).toEqual({ method: 'track', args: ['Clicked Demo'], place })
  })

  it.each([
    ['keeps a call if the visitor leaves the page before its request', 'Clicked Demo', true],
    ['does not keep a call whose request has begun', 'Clicked Free Trial', false],
  ])('%s', async (_promise, event, isKept) => {
    const { personalization, send } = setUp()
    send.mockImplementationOnce((_call, onRequest) => {
      if (!isKept) onRequest?.()
      return new Promise(() => undefined)
    })
    void personalization.track(event)
    personalization.start()
    await settle()
    expect(createCallsQueue().first()).toBeUndefined()
    window.dispatchEvent(new Event('pagehide'))
    // Pages of earlier tests are left as well.
    expect(JSON.stringify(localStorage).includes(event)).toBe(isKept)
  })

  it('sends a call once that is still waiting when the page returns from the back-forward cache', async () => {
    const { personalization, send } = setUp()
    const answers: (() => void)[] = []
    send.mockImplementationOnce((_call, onRequest) => {
      return new Promise((resolve) => {
        answers.push(() => {
          onRequest?.()
          resolve({ success: true })
        })
      })
    })
    void personalization.track('Closed Cached Page')
    personalization.start()
    await settle()
    window.dispatchEvent(new Event('pagehide'))
    answers[0]?.()
    await settle()
    expect(send.mock.calls.filter(([{ args }]) => args[0] === 'Closed Cached Page')).toHaveLength(1)
    expect(JSON.stringify(localStorage)).not.toContain('Closed Cached Page')
  })

  it('sends both views of a page that are reported at the same time', async () => {
    const { personalization, send } = setUp()
    send.mockImplementation((_call, onRequest) => {
      onRequest?.()
      return Promise.resolve({ success: true })
    })
    // Recorded on earlier pages and added in the same millisecond.
    jest.spyOn(Date, 'now').mockReturnValue(Date.now())
    const place = { url: '/pricing/', referrer: '', document: { title: 'Pricing' } }
    void personalization.page(place)
    void personalization.page(place)
    personalization.start()
    await settle()
    await settle()
    jest.mocked(Date.now).mockRestore()
    expect(send).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['that the SDK would only seem to send without a network', false, 0],
    ['that failed without a network', true, 1],
  ])('keeps a call %s, and sends it when it is back', async (_what, isOnline, attempts) => {
    const { personalization, send } = setUp()
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    const fail: Sdk['send'] = () => {
      onLine.mockReturnValue(false)
      return Promise.resolve({ success: false })
    }
    if (isOnline) send.mockImplementationOnce(fail)
    void personalization.track('Read Offline')
    personalization.start()
    await settle()
    expect(send).toHaveBeenCalledTimes(attempts)
    expect(createCallsQueue().first()?.args).toEqual(['Read Offline'])
    onLine.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await settle()
    // Instances of earlier tests listen to the same window, so one of them may send it.
    expect(createCallsQueue().first()).toBeUndefined()
    onLine.mockRestore()
  })

  const cyclic: Record<string, unknown> = {}
  cyclic.self = cyclic
  it.each([
    [
      'a date',
      { day: new Date(0) },
      '[Validation Error] "track" was called with invalid params. They are not valid JSON.',
    ],
    ['a function', { steps: [{ run: () => 1 }] }, '[Validation Error]'],
    ['a list in place of an object', ['inbox'], '[Validation Error]'],
    ['itself', cyclic, 'a cyclic data structure'],
  ])('rejects an event that contains %s, and keeps the others', async (_name, properties, message) => {
    const { personalization, sent } = setUp()
    void personalization.track('Viewed', { count: 1, note: undefined, of: [null, true] })
    await expect(personalization.track('Viewed', properties)).rejects.toThrow(message)
    await expect(personalization.identify('', properties)).rejects.toThrow('[Validation Error] "identify"')
    personalization.start()
    await settle()
    expect(sent.map(({ args }) => args)).toEqual([['Viewed', { count: 1, of: [null, true] }]])
  })

  it('does not store what a visitor has typed', () => {
    const { personalization } = setUp()
    void personalization.identify('ada@kestrel.example', { email: 'ada@kestrel.example' })
    expect(localStorage).toHaveLength(0)
  })
})

it('lets a page change for 5000 ms after loading begins, with consent, and again after each new page', () => {
  jest.useFakeTimers()
  const { personalization } = setUp()
  const { consent, answer } = consentOf(false)
  personalization.start({ consent })
  void personalization.page()
  expect(personalization.isOpen()).toBe(false)
  answer(true)
  jest.advanceTimersByTime(4999)
  expect(personalization.isOpen()).toBe(true)
  jest.advanceTimersByTime(1)
  window.history.replaceState({}, '', '/#prices')
  void personalization.page()
  expect(personalization.isOpen()).toBe(false)
  announcePage(document, { path: '/pricing/', isForward: true })
  expect(personalization.isOpen()).toBe(true)
})

it('reports the variant again when the page is viewed again, such as after Back', () => {
  const { personalization } = setUp({ config: { ...configured, experiment: 'test' } })
  const onVariantIndex = jest.fn()
  personalization.start({ onVariantIndex })
  personalization.onShown({ baselineId: 'hero', experience: experienceOf(), variantIndex: 1 })
  // Another document has shown the baseline in the meantime.
  void personalization.page()
  expect(onVariantIndex.mock.calls).toEqual([[1], [1]])
})

describe('when the SDK cannot be fetched', () => {
  it('reports an unknown variant on a page of the experiment', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    document.body.innerHTML = '<div data-island="hero" data-personalized="prices"></div>'
    const { personalization } = setUp({ config: { ...configured, experiment: 'prices' }, fails: true })
    const onVariantIndex = jest.fn()
    personalization.start({ onVariantIndex })
    await settle()
    document.body.innerHTML = ''
    expect(onVariantIndex.mock.calls).toEqual([[undefined]])
  })

  it('shows baselines, warns once and keeps calls for the next page', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { personalization } = setUp({ fails: true })
    void personalization.page()
    personalization.start()
    await settle()
    expect(personalization.getState()).toBe('off')
    void personalization.track('Clicked Demo')
    expect(warn).toHaveBeenCalledTimes(1)
    const { personalization: next, sent } = setUp()
    next.start()
    await settle()
    expect(sent).toMatchObject([{ method: 'page' }, { method: 'track', args: ['Clicked Demo'] }])
  })
})

describe('consent', () => {
  it('that is refused deletes what is queued and what the SDK has stored', async () => {
    const { personalization, sent } = setUp()
    for (const key of sdkKeys) localStorage.setItem(key, '{}')
    void personalization.page()
    void personalization.identify('ada@kestrel.example')
    personalization.forget()
    expect(localStorage).toHaveLength(0)
    personalization.start()
    await settle()
    expect(sent).toEqual([])
  })

  it('delays loading and calls', async () => {
    const { personalization, load, send } = setUp()
    const { consent, answer } = consentOf(false)
    void personalization.page()
    personalization.start({ consent })
    answer(false)
    await settle()
    expect(load).not.toHaveBeenCalled()
    expect(personalization.getState()).toBe('off')

    answer(true)
    await settle()
    answer(false)
    answer(true)
    await settle()
    expect(load).toHaveBeenCalledTimes(1)
    expect(send).toHaveBeenCalledTimes(1)
  })
})
