/** @jest-environment jsdom */
import { endDocumentAfterEach } from '../lib/test-support/end-document'
import type * as App from './load-app'

endDocumentAfterEach()

const answers: Record<string, object> = {
  '/page-data/app-data.json': { webpackCompilationHash: 'b1' },
  '/webpack.stats.json': { assetsByChunkName: { app: ['framework-1.js', 'app-1.js'] } },
  '/chunk-map.json': { app: ['/app-1.js'] },
}
/** Paths that cannot be loaded. */
const missing = new Set<string>()
const request = jest.fn(async (path: string) => ({
  ok: !missing.has(path),
  status: 503,
  json: async () => answers[path],
}))
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve()
}
const scripts = (): string[] => Array.from(document.head.querySelectorAll('script'), ({ src }) => new URL(src).pathname)

/** A fresh module for each test, because a module remembers that it has loaded the runtime. */
const load = async (): Promise<typeof App> => {
  jest.resetModules()
  return import('./load-app')
}

beforeEach(() => {
  request.mockClear()
  missing.clear()
  Object.assign(globalThis, { fetch: request, __webpack_hash__: 'b1' })
  document.head.innerHTML = ''
})

describe('loadApp', () => {
  it('loads the scripts in order, once', async () => {
    const { loadApp } = await load()
    loadApp(document)
    loadApp(document)
    await settle()
    expect(scripts()).toEqual(['/framework-1.js', '/app-1.js'])
    expect(Array.from(document.head.querySelectorAll('script'), (script) => script.async)).toEqual([false, false])
  })

  it('loads nothing on a hydrated page, because its scripts are there', async () => {
    document.documentElement.dataset.hydrated = ''
    const { loadApp } = await load()
    loadApp(document)
    delete document.documentElement.dataset.hydrated
    await settle()
    expect(request).not.toHaveBeenCalled()
  })

  it('runs nothing when the host serves another build, whose runtime would reload the page', async () => {
    Object.assign(globalThis, { __webpack_hash__: 'b0' })
    const { loadApp } = await load()
    loadApp(document)
    await settle()
    expect(request).toHaveBeenCalledTimes(3)
    expect(scripts()).toEqual([])
  })

  it('leaves the page as it is when the script names cannot be loaded', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    missing.add('/webpack.stats.json')
    const { loadApp } = await load()
    loadApp(document)
    await settle()
    expect(scripts()).toEqual([])
    expect(warn).toHaveBeenCalledTimes(1)
  })
})

describe('loadAppWhenUsed', () => {
  const idle: (() => void)[] = []
  beforeEach(() => {
    idle.length = 0
    Object.assign(window, { scrollY: 0, requestIdleCallback: (run: () => void) => idle.push(run) })
    delete document.documentElement.dataset.used
  })
  afterEach(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback')
    Reflect.deleteProperty(navigator, 'connection')
  })

  it.each(['scroll', 'pointermove', 'keydown'])('loads it when idle after %s', async (input) => {
    const { loadAppWhenUsed } = await load()
    loadAppWhenUsed(document)
    expect(idle).toHaveLength(0)
    window.dispatchEvent(new Event(input))
    window.dispatchEvent(new Event(input))
    expect(idle).toHaveLength(1)
    expect(request).not.toHaveBeenCalled()
    idle[0]?.()
    await settle()
    expect(scripts()).toEqual(['/framework-1.js', '/app-1.js'])
  })

  it.each([
    ['scrolled', () => Object.assign(window, { scrollY: 300 })],
    ['used', () => (document.documentElement.dataset.used = '')],
  ])('loads it for a page that was %s before', async (_how, use) => {
    use()
    const { loadAppWhenUsed } = await load()
    loadAppWhenUsed(document)
    expect(idle).toHaveLength(1)
  })

  it.each([
    ['the script names', () => missing.add('/webpack.stats.json')],
    ['a script', () => undefined],
  ])('loads it when the page returns from the back-forward cache without %s', async (_what, lose) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    const use = async (event: Event) => {
      window.dispatchEvent(event)
      idle.pop()?.()
      await settle()
    }
    lose()
    const { loadAppWhenUsed } = await load()
    loadAppWhenUsed(document)
    await use(new Event('keydown'))
    document.head.querySelector('script')?.dispatchEvent(new Event('error'))
    await settle()
    missing.clear()
    document.head.innerHTML = ''
    await use(new PageTransitionEvent('pageshow', { persisted: true }))
    await use(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(scripts()).toEqual(['/framework-1.js', '/app-1.js'])
  })

  it('never loads it for visitors who save data', async () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
    Object.assign(window, { scrollY: 300 })
    const { loadAppWhenUsed } = await load()
    loadAppWhenUsed(document)
    window.dispatchEvent(new Event('keydown'))
    expect(idle).toHaveLength(0)
  })
})
