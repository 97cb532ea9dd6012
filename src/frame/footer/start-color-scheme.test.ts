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
