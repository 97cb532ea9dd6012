/** @jest-environment jsdom */
import { createAnalytics } from './analytics'
import { forgetCalls, tidy } from './test-support/scripts'
import type { HelpStatus, PageView, RecordedEvent } from './vendor'

const configure = (text: string): void => {
  const script = document.createElement('script')
  script.type = 'application/json'
  script.id = 'site-config'
  script.textContent = text
  document.head.append(script)
}
const configured = JSON.stringify({ vendors: { helpChat: { id: '1', src: 'https://chat.example/chat.js' } } })

/** The lazily loaded part, with a record of its calls. */
const makeVendors = () => {
  const views: PageView[] = []
  const events: RecordedEvent[] = []
  let status: HelpStatus = 'coming'
  const vendors = {
    pageView: (view: PageView) => void views.push(view),
    track: (event: RecordedEvent) => void events.push(event),
    helpStatus: () => status,
    openHelp: () => status === 'ready',
  }
  const createVendors = jest.fn(() => Promise.resolve(vendors))
  const loadVendors = jest.fn(() => Promise.resolve({ createVendors }))
  const setStatus = (next: HelpStatus): void => {
    status = next
  }
  return { views, events, createVendors, loadVendors, setStatus }
}

const arrived = (): Promise<void> => jest.advanceTimersByTimeAsync(0)
const view = (path: string): PageView => ({ at: 1000, path, title: `Title of ${path}` })

beforeEach(() => {
  jest.useFakeTimers({ now: 2000 })
})
afterEach(() => {
  forgetCalls()
  tidy()
})

describe('when nothing is configured', () => {
  it.each([
    ['no configuration', ''],
    ['an empty one', '{"vendors":{}}'],
  ])('fetches no code, with %s', async (_name, text) => {
    if (text) configure(text)
    const { loadVendors } = makeVendors()
    const analytics = createAnalytics(loadVendors)
    analytics.pageView(view('/a/'))
    analytics.startAnalytics()
    analytics.track({ name: 'Dismissed Demo Bar' })
    await arrived()
    expect(loadVendors).not.toHaveBeenCalled()
    expect(document.querySelectorAll('script[src]')).toHaveLength(0)
  })

  it('reports a missing help widget immediately', async () => {
    const analytics = createAnalytics(makeVendors().loadVendors)
    expect(analytics.openHelp('ask')).toBe(false)
    await expect(analytics.helpIsReady(3000)).resolves.toBe(false)
    expect(jest.getTimerCount()).toBe(0)
  })
})

describe('when a third party is configured', () => {
  beforeEach(() => configure(configured))

  it('fetches the code when it is started, once', async () => {
    const { loadVendors, createVendors } = makeVendors()
    const analytics = createAnalytics(loadVendors)
    analytics.pageView(view('/a/'))
    expect(loadVendors).not.toHaveBeenCalled()
    const options = { readVariation: () => '50-A' }
    analytics.startAnalytics(options)
    analytics.startAnalytics(options)
    await arrived()
    analytics.startAnalytics(options)
    expect(loadVendors).toHaveBeenCalledTimes(1)
    expect(createVendors.mock.calls).toEqual([
      [{ helpChat: { id: '1', src: 'https://chat.example/chat.js' } }, options],
    ])
  })

  it('forwards earlier and later events, each page with its own path and title', async () => {
    const { loadVendors, views, events } = makeVendors()
    const analytics = createAnalytics(loadVendors)
    analytics.pageView(view('/a/'))
    analytics.track({ name: 'Dismissed Demo Bar' })
    analytics.startAnalytics()
    analytics.pageView(view('/b/'))
    await arrived()
    analytics.pageView(view('/c/'))
    analytics.track({ name: 'Submitted Form', formId: 'demo' })
    expect(views).toEqual([view('/a/'), view('/b/'), view('/c/')])
    expect(events.map(({ event }) => event)).toEqual([
      { name: 'Dismissed Demo Bar' },
      { name: 'Submitted Form', formId: 'demo' },
    ])
  })

  it('forwards the records of an earlier page', async () => {
    const { loadVendors, views } = makeVendors()
    createAnalytics(loadVendors).pageView(view('/earlier/'))
    window.dispatchEvent(new Event('pagehide'))
    delete window.hearthsideCalls
    const analytics = createAnalytics(loadVendors)
    analytics.pageView(view('/first/'))
    analytics.startAnalytics()
    await arrived()
    expect(views).toEqual([view('/earlier/'), view('/first/')])
    expect(localStorage.getItem('hs_views')).toBeNull()
  })

  it.each([
    ['can’t be fetched', () => Promise.reject(new Error('no network'))],
    ['fails', () => Promise.resolve({ createVendors: () => Promise.reject(new Error('broken')) })],
  ])('goes on without third parties when their code %s', async (_name, loadVendors) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    const analytics = createAnalytics(loadVendors)
    analytics.startAnalytics()
    await arrived()
    analytics.pageView(view('/a/'))
    analytics.startAnalytics()
    expect(analytics.openHelp('ask')).toBe(false)
    await expect(analytics.helpIsReady(3000)).resolves.toBe(false)
    expect(warn).toHaveBeenCalledTimes(1)
    // The next page reports it.
    window.dispatchEvent(new Event('pagehide'))
    expect(localStorage.getItem('hs_views')).toContain('/a/')
  })

  it('opens the help widget when it is ready', async () => {
    const { loadVendors, setStatus } = makeVendors()
    const analytics = createAnalytics(loadVendors)
    expect(analytics.openHelp('ask')).toBe(false)
    analytics.startAnalytics()
    await arrived()
    expect(analytics.openHelp('ask')).toBe(false)
    setStatus('ready')
    expect(analytics.openHelp('ask')).toBe(true)
  })

  it.each<[HelpStatus, number, boolean]>([
    ['ready', 100, true],
    ['unavailable', 100, false],
    ['coming', 3000, false],
  ])('waits for a widget that is on its way: it is %s, known after %i ms', async (next, afterMs, isReady) => {
    const { loadVendors, setStatus } = makeVendors()
    const analytics = createAnalytics(loadVendors)
    analytics.startAnalytics()
    let result: boolean | undefined
    void analytics.helpIsReady(3000).then((value) => {
      result = value
    })
    await jest.advanceTimersByTimeAsync(50)
    setStatus(next)
    await jest.advanceTimersByTimeAsync(afterMs - 51)
    expect(result).toBeUndefined()
    await jest.advanceTimersByTimeAsync(1)
    expect(result).toBe(isReady)
  })
})
