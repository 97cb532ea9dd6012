/** @jest-environment jsdom */
import { colorSchemeKey } from '../lib/storage-keys'

const run = async (): Promise<string | null | undefined> => {
  document.head.innerHTML = '<style media="screen and (prefers-color-scheme:dark)"></style>'
  await import('./early-color-scheme')
  return document.head.querySelector('style')?.getAttribute('media')
}

beforeEach(() => {
  jest.resetModules()
})

it('follows the system without a choice', async () => {
  expect(await run()).toContain('prefers-color-scheme')
})

it('applies the stored choice', async () => {
  localStorage.setItem(colorSchemeKey, 'dark')
  expect(await run()).toBe('screen')
})

it('follows the system when the browser refuses storage', async () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Refused', 'SecurityError')
  })
  expect(await run()).toContain('prefers-color-scheme')
})
