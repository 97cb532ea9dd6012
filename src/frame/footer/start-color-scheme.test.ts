/** @jest-environment jsdom */
import { colorSchemeKey } from '../../lib/storage-keys'
import { startColorScheme } from './start-color-scheme'

let running: AbortController

const media = () => document.head.querySelector('style')?.getAttribute('media')
const press = () => document.querySelector<HTMLElement>('button span')?.click()

beforeEach(() => {
  localStorage.clear()
  document.head.innerHTML = '<style media="screen"></style>'
  document.body.innerHTML = '<button data-color-scheme-switch=""><span>Light mode</span></button>'
  window.matchMedia = (query) => ({ matches: query === 'screen' }) as MediaQueryList
  running = new AbortController()
  startColorScheme(document, window, { signal: running.signal })
})
afterEach(() => {
  running.abort()
  jest.restoreAllMocks()
})

it('switches on a click on the button, until the signal aborts', () => {
  press()
  expect(media()).toContain('prefers-color-scheme')
  press()
  expect(media()).toBe('screen')
  running.abort()
  press()
  expect(media()).toBe('screen')
})

it('follows a choice in another tab', () => {
  localStorage.setItem(colorSchemeKey, 'light')
  window.dispatchEvent(new StorageEvent('storage', { key: colorSchemeKey }))
  expect(media()).toBe('not all')
})

it('keeps a choice that the browser does not store when the visitor comes back from another tab', () => {
  press()
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Refused', 'SecurityError')
  })
  press()
  expect(media()).toBe('screen')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(media()).toBe('screen')
})
