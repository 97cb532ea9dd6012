/** @jest-environment jsdom */
import type * as App from './load-app'

const request = jest.fn(() => Promise.resolve({ ok: true, json: async () => ({ webpackCompilationHash: 'b1' }) }))
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
}
const scripts = (): string[] => Array.from(document.head.querySelectorAll('script'), ({ src }) => new URL(src).pathname)
const links = (rel: string): string[] =>
  Array.from(document.head.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`), ({ href }) => new URL(href).pathname)

/** A fresh module for each test: it remembers that it has loaded the runtime. */
const load = async (): Promise<typeof App> => {
  jest.resetModules()
  return import('./load-app')
}

beforeEach(() => {
  request.mockClear()
  Object.assign(globalThis, { fetch: request })
  Object.assign(window, { pagePath: '/pricing/', matchMedia: () => ({ matches: true }) })
  document.head.innerHTML = ''
  document.body.innerHTML = '<script data-runtime="/page-1.js" data-app="/boot-b1.js /app-1.js"></script>'
})

describe('loadApp', () => {
  it('loads the scripts in their order, once, and the page’s data beside them', async () => {
    const { loadApp } = await load()
    void loadApp(document)
    void loadApp(document)
    await settle()
    expect(scripts()).toEqual(['/boot-b1.js', '/app-1.js'])
    expect(Array.from(document.head.querySelectorAll('script'), (script) => script.async)).toEqual([false, false])
    expect(links('preload')).toEqual(['/boot-b1.js', '/app-1.js', '/page-data/pricing/page-data.json'])
  })

  it('resolves when the page has been hydrated', async () => {
    const { loadApp, appIsReady } = await load()
    const done = jest.fn()
    void loadApp(document).then(done)
    await settle()
    expect(done).not.toHaveBeenCalled()
    appIsReady()
    await settle()
    expect(done).toHaveBeenCalled()
  })

  it('runs nothing when a newer build is on the host: its runtime would load the page again', async () => {
    request.mockResolvedValueOnce({ ok: true, json: async () => ({ webpackCompilationHash: 'b2' }) })
    const { loadApp } = await load()
    void loadApp(document)
    await settle()
    void loadApp(document)
    await settle()
    expect(scripts()).toEqual([])
    expect(request).toHaveBeenCalledTimes(1)
  })

  it('goes on when the host can not say which build it has', async () => {
    request.mockResolvedValueOnce({ ok: false, json: () => Promise.reject(new Error('no JSON')) })
    const { loadApp } = await load()
    void loadApp(document)
    await settle()
    expect(scripts()).toEqual(['/boot-b1.js', '/app-1.js'])
  })

  it('tries again at a later approach when the network was away', async () => {
    request.mockRejectedValueOnce(new Error('no network'))
    const { loadApp } = await load()
    void loadApp(document)
    await settle()
    expect(scripts()).toEqual([])
    void loadApp(document)
    await settle()
    expect(scripts()).toEqual(['/boot-b1.js', '/app-1.js'])
  })

  it('does nothing in develop, where the scripts are there from the start', async () => {
    document.body.innerHTML = ''
    const { loadApp } = await load()
    void loadApp(document)
    expect(request).not.toHaveBeenCalled()
  })
})

describe('prefetchApp', () => {
  it('fetches the scripts and runs none', async () => {
    const { prefetchApp } = await load()
    prefetchApp(document, window)
    expect(links('prefetch')).toEqual(['/boot-b1.js', '/app-1.js'])
    expect(scripts()).toEqual([])
  })

  it.each([
    ['where no pointer can hover', { matchMedia: () => ({ matches: false }) }],
    ['for a visitor who saves data', { navigator: { userAgent: '', connection: { saveData: true } } }],
  ])('fetches nothing %s', async (_where, more) => {
    const { prefetchApp } = await load()
    prefetchApp(
      document,
      Object.assign(Object.create(null) as object, { navigator, matchMedia: () => ({ matches: true }) }, more) as never,
    )
    expect(links('prefetch')).toEqual([])
  })
})
