/** @jest-environment jsdom */
import { endDocumentAfterEach } from '../lib/test-support/end-document'

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

/** Starts in a fresh module, because a module remembers that it has loaded the runtime. */
const start = async (name: 'loadApp' | 'loadAppWhenUsed') => {
  jest.resetModules()
  const app = await import('./load-app')
  app[name](document)
  return app
}

beforeEach(() => {
  request.mockClear()
  missing.clear()
  Object.assign(globalThis, { fetch: request, __webpack_hash__: 'b1' })
  document.head.innerHTML = ''
})

describe('loadApp', () => {
  it('loads the scripts in order, once', async () => {
    const { loadApp } = await start('loadApp')
    loadApp(document)
    await settle()
    expect(scripts()).toEqual(['/framework-1.js', '/app-1.js'])
    expect(Array.from(document.head.querySelectorAll('script'), (script) => script.async)).toEqual([false, false])
  })

  it('loads nothing on a hydrated page, because its scripts are there', async () => {
    document.documentElement.dataset.hydrated = ''
    await start('loadApp')
    delete document.documentElement.dataset.hydrated
    await settle()
    expect(request).not.toHaveBeenCalled()
  })

  it('runs nothing when the host serves another build, whose runtime would reload the page', async () => {
    Object.assign(globalThis, { __webpack_hash__: 'b0' })
    await start('loadApp')
    await settle()
    expect(request).toHaveBeenCalledTimes(3)
    expect(scripts()).toEqual([])
  })

  it('leaves the page as it is when the script names cannot be loaded', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    missing.add('/webpack.stats.json')
    await start('loadApp')
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
    await start('loadAppWhenUsed')
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
    await start('loadAppWhenUsed')
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
    await start('loadAppWhenUsed')
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
    await start('loadAppWhenUsed')
    window.dispatchEvent(new Event('keydown'))
    expect(idle).toHaveLength(0)
  })
})
