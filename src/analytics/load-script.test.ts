/** @jest-environment jsdom */
import { loadScript } from './load-script'

it('does not hide errors of other scripts', async () => {
  const loading = loadScript('https://tags.example/tag.js')
  for (const value of [document.createElement('script'), null]) {
    Object.defineProperty(document, 'currentScript', { value, configurable: true })
    const event = new ErrorEvent('error', { message: 'Script error.', cancelable: true })
    window.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
  }
  Reflect.deleteProperty(document, 'currentScript')
  document.head.querySelector('script')?.dispatchEvent(new Event('load'))
  await expect(loading).resolves.toBe(true)
})

it.each([
  ['after a link, as Firefox', ['beforeunload', 'error']],
  ['on Back, as WebKit', ['error', 'beforeunload']],
])('loads a script again that the browser has canceled %s, once the page returns', async (_when, events) => {
  jest.useFakeTimers()
  const settled = jest.fn()
  const src = `https://tags.example/${events[0]}.js`
  const scripts = (): NodeListOf<Element> => document.head.querySelectorAll(`script[src="${src}"]`)
  void loadScript(src).then(settled)
  for (const event of events) (event === 'error' ? scripts()[0] : window)?.dispatchEvent(new Event(event))
  await jest.advanceTimersByTimeAsync(1000)
  expect(settled).not.toHaveBeenCalled()

  for (let returns = 0; returns < 2; returns += 1)
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(scripts()).toHaveLength(2)
  scripts()[1]?.dispatchEvent(new Event('load'))
  await jest.advanceTimersByTimeAsync(0)
  expect(settled.mock.calls).toEqual([[true]])
})

it('reports a script that cannot be loaded while the visitor stays', async () => {
  jest.useFakeTimers()
  const loading = loadScript('https://tags.example/blocked.js')
  document.head.querySelector('script[src$="blocked.js"]')?.dispatchEvent(new Event('error'))
  await jest.advanceTimersByTimeAsync(100)
  await expect(loading).resolves.toBe(false)
})
