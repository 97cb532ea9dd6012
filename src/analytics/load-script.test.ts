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

it('does not settle when the browser cancels the script because the visitor leaves', async () => {
  const settled = jest.fn()
  void loadScript('https://tags.example/tag.js').then(settled)
  window.dispatchEvent(new Event('beforeunload'))
  document.head.querySelector('script:last-of-type')?.dispatchEvent(new Event('error'))
  await Promise.resolve()
  expect(settled).not.toHaveBeenCalled()
})
