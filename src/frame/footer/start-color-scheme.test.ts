/** @jest-environment jsdom */
import { systemPrefersDark } from '../../lib/color-scheme'
import { colorSchemeKey } from '../../lib/storage-keys'
import { endDocumentAfterEach } from '../../lib/test-support/end-document'
import { startColorScheme } from './start-color-scheme'

endDocumentAfterEach()

/** The media of the elements of dark mode, and of another style. */
const applied = () => Array.from(document.head.children, (element) => element.getAttribute('media'))
const press = (isSystemDark: boolean) => {
  window.matchMedia = (media) =>
    ({ matches: media === 'screen' || (media === systemPrefersDark && isSystemDark) }) as MediaQueryList
  document.querySelector<HTMLElement>('button span')?.click()
}

beforeEach(() => {
  document.head.innerHTML = `<meta media="${systemPrefersDark}"><style media="${systemPrefersDark}"></style><style></style>`
  document.body.innerHTML = '<button data-color-scheme-switch=""><span>Dark mode</span></button>'
  startColorScheme(document)
})

it.each([
  [false, 'dark', 'screen'],
  [true, 'light', 'not all'],
])(
  'switches to the opposite of a system that prefers dark: %s, and follows it again',
  (isSystemDark, choice, media) => {
    press(isSystemDark)
    expect(localStorage.getItem(colorSchemeKey)).toBe(choice)
    expect(applied()).toEqual([media, media, null])
    press(isSystemDark)
    expect(localStorage.getItem(colorSchemeKey)).toBeNull()
    expect(applied()).toEqual([systemPrefersDark, systemPrefersDark, null])
  },
)

it('switches what is shown, although the system has changed since the choice', () => {
  press(false)
  press(true)
  expect(localStorage.getItem(colorSchemeKey)).toBe('light')
})

it.each([
  ['light', 'not all'],
  ['sepia', systemPrefersDark],
])('applies the choice %s of another tab', (choice, media) => {
  localStorage.setItem(colorSchemeKey, choice)
  window.dispatchEvent(new StorageEvent('storage'))
  expect(applied()).toEqual([media, media, null])
})

it('keeps a choice that the browser does not store when the visitor comes back from another tab', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Refused', 'SecurityError')
  })
  press(false)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(applied()).toEqual(['screen', 'screen', null])
})
