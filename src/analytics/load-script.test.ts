/** @jest-environment jsdom */
import { loadScript } from './load-script'

const src = 'https://tags.example/tag.js'

const added = (): HTMLScriptElement => {
  const script = document.head.querySelector('script')
  if (!script) throw new Error('There is no script')
  return script
}

/** Acts as the browser when a script throws during its first run. */
const throwWhile = (current: HTMLScriptElement | null): Event => {
  Object.defineProperty(document, 'currentScript', { value: current, configurable: true })
  const event = new ErrorEvent('error', { message: 'Script error.', cancelable: true })
  window.dispatchEvent(event)
  Reflect.deleteProperty(document, 'currentScript')
  return event
}

afterEach(() => {
  document.head.replaceChildren()
})

it('is true when the script has run', async () => {
  const loading = loadScript(src)
  added().dispatchEvent(new Event('load'))
  await expect(loading).resolves.toBe(true)
})

it('is false when the script did not load', async () => {
  const loading = loadScript(src)
  added().dispatchEvent(new Event('error'))
  await expect(loading).resolves.toBe(false)
})

it('is false when the script throws, and hides the error', async () => {
  const heard = jest.fn()
  window.addEventListener('error', heard)
  const loading = loadScript(src)
  expect(throwWhile(added()).defaultPrevented).toBe(true)
  added().dispatchEvent(new Event('load'))
  await expect(loading).resolves.toBe(false)
  expect(heard).not.toHaveBeenCalled()
  window.removeEventListener('error', heard)
})

it('does not hide other errors', async () => {
  const loading = loadScript(src)
  expect(throwWhile(document.createElement('script')).defaultPrevented).toBe(false)
  expect(throwWhile(null).defaultPrevented).toBe(false)
  added().dispatchEvent(new Event('load'))
  await expect(loading).resolves.toBe(true)
})
