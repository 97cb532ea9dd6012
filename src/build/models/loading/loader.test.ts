/** @jest-environment jsdom */
import { loader, quietPeriod } from './loader'

const sources = ['/webpack-runtime-1.js', '/app-2.js']

/** Runs the loader as a page does, with a script element of its own. */
function runLoader(): void {
  const script = document.createElement('script')
  script.dataset.deferred = sources.join(' ')
  script.textContent = loader
  document.body.append(script)
}

const requested = (): (string | null)[] =>
  Array.from(document.head.querySelectorAll('script[src]'), (script) => script.getAttribute('src'))

describe('loader', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    document.head.innerHTML = ''
    Object.assign(window, { pagePath: '/platform/', requestIdleCallback: (run: () => void) => setTimeout(run, 1) })
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  it.each(['click', 'keydown', 'focusin'])('fetches the scripts in their order at the first %s', (type) => {
    runLoader()
    expect(requested()).toEqual([])
    document.body.dispatchEvent(new Event(type, { bubbles: true }))
    expect(requested()).toEqual(sources)
  })

  it('fetches them when the loaded page has been quiet for a while', () => {
    runLoader()
    jest.advanceTimersByTime(quietPeriod * 4)
    expect(requested()).toEqual([])
    window.dispatchEvent(new Event('load'))
    jest.advanceTimersByTime(quietPeriod - 1)
    expect(requested()).toEqual([])
    jest.advanceTimersByTime(2)
    expect(requested()).toEqual(sources)
  })

  it('fetches them once, whatever else happens', () => {
    runLoader()
    document.body.dispatchEvent(new Event('click', { bubbles: true }))
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
    window.dispatchEvent(new Event('load'))
    jest.runAllTimers()
    expect(requested()).toEqual(sources)
  })

  it.each([
    ['/', '/page-data/index/page-data.json'],
    ['/compare/zendesk/', '/page-data/compare/zendesk/page-data.json'],
  ])('fetches the data of %s beside the scripts', (pagePath, address) => {
    Object.assign(window, { pagePath })
    runLoader()
    document.body.dispatchEvent(new Event('click', { bubbles: true }))
    expect(document.head.querySelector('link[rel=preload]')?.getAttribute('href')).toBe(address)
  })
})
