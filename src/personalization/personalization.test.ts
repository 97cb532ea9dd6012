/** @jest-environment jsdom */
import { announcePage } from '../lib/page-life'
import { type Call, createCallsQueue } from '../lib/recorded-calls'
import type { PersonalizationConfig } from '../lib/site-config'
import { createPersonalization } from './personalization'
import { experienceOf } from './test-support/experiences'
import type { Consent, Sdk, SdkModule } from './variant-provider'

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

const configured: PersonalizationConfig = { clientId: 'hearthside', environment: 'main' }

function setUp({ config = configured, fails = false } = {}) {
  const sent: Call[] = []
  const send = jest.fn<Promise<unknown>, Parameters<Sdk['send']>>((call) => {
    sent.push(call)
    return Promise.resolve(`sent ${call.method}`)
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
  localStorage.clear()
})

describe('without an account', () => {
  it('never fetches the SDK and stores nothing', async () => {
    const { personalization, load } = setUp({ config: {} })
    const calls = [personalization.page(), personalization.track('Viewed'), personalization.identify('', { a: 1 })]
    personalization.start()
    await expect(Promise.all(calls)).resolves.toEqual([undefined, undefined, undefined])
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
    const page = personalization.page()
    window.history.replaceState({}, '', '/pricing/')
    document.title = 'Pricing'
    const track = personalization.track('Viewed', { plan: 'plus' })
    const identify = personalization.identify('ada', { role: 'lead' })
    personalization.start()
    expect(sent).toEqual([])
    await expect(Promise.all([page, track, identify])).resolves.toEqual(['sent page', 'sent track', 'sent identify'])
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

  it('does not store what a visitor has typed', () => {
    const { personalization } = setUp()
    void personalization.identify('ada@kestrel.example', { email: 'ada@kestrel.example' })
    expect(localStorage).toHaveLength(0)
  })

  it('keeps a hundred calls and drops later ones', async () => {
    const { personalization, send } = setUp()
    const calls = Array.from({ length: 101 }, () => personalization.page())
    await expect(calls[100]).resolves.toBeUndefined()
    personalization.start()
    await Promise.race(calls.slice(0, 100))
    for (let call = 0; call < 100; call += 1) await settle()
    expect(send).toHaveBeenCalledTimes(100)
  })
})

describe('the time during which a page may change', () => {
  const after = (ms: number): void => {
    jest.advanceTimersByTime(ms)
  }

  beforeEach(() => {
    jest.useFakeTimers()
    window.history.replaceState({}, '', '/')
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  it('begins when loading begins, with consent, and again on each new page', () => {
    const { personalization } = setUp()
    const { consent, answer } = consentOf(false)
    personalization.start({ consent })
    void personalization.page()
    expect(personalization.isOpen()).toBe(false)
    answer(true)
    after(4999)
    expect(personalization.isOpen()).toBe(true)
    after(1)
    window.history.replaceState({}, '', '/#prices')
    void personalization.page()
    expect(personalization.isOpen()).toBe(false)
    announcePage(document, { path: '/pricing/', isForward: true })
    expect(personalization.isOpen()).toBe(true)
  })
})

it('reports the variant again when the page is viewed again, such as after Back', () => {
  const { personalization } = setUp({ config: { ...configured, experiment: 'test' } })
  const onVariantIndex = jest.fn()
  personalization.start({ onVariantIndex })
  personalization.onShown({ experience: experienceOf(), variantIndex: 1 })
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

  it('shows baselines, warns once and drops all calls', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { personalization } = setUp({ fails: true })
    const page = personalization.page()
    personalization.start()
    await expect(page).resolves.toBeUndefined()
    expect(personalization.getState()).toBe('off')
    await expect(personalization.page()).resolves.toBeUndefined()
    expect(warn).toHaveBeenCalledTimes(1)
  })
})

describe('consent', () => {
  it('delays loading and calls', async () => {
    const { personalization, load, send } = setUp()
    const { consent, answer } = consentOf(false)
    const page = personalization.page()
    personalization.start({ consent })
    answer(false)
    await settle()
    expect(load).not.toHaveBeenCalled()
    expect(personalization.getState()).toBe('off')

    answer(true)
    await expect(page).resolves.toBe('sent page')
    answer(false)
    answer(true)
    await settle()
    expect(load).toHaveBeenCalledTimes(1)
    expect(send).toHaveBeenCalledTimes(1)
  })
})
