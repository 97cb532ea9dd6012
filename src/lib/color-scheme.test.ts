/** @jest-environment jsdom */
import { applyColorScheme, switchColorScheme, systemPrefersDark } from './color-scheme'
import { colorSchemeKey } from './storage-keys'

/** The media of the elements of dark mode. */
const applied = (): (string | null)[] =>
  Array.from(document.head.querySelectorAll('style, meta'), (element) => element.getAttribute('media'))

const press = (isSystemDark: boolean): void => {
  const matchMedia = (media: string) => ({
    matches: media === 'screen' || (media === systemPrefersDark && isSystemDark),
  })
  switchColorScheme(document, { matchMedia } as Window)
}

beforeEach(() => {
  localStorage.clear()
  document.head.innerHTML = `<meta media="${systemPrefersDark}"><style media="${systemPrefersDark}"></style><style></style>`
})
afterEach(() => {
  jest.restoreAllMocks()
})

it.each([
  ['dark', 'screen'],
  ['light', 'not all'],
  ['sepia', systemPrefersDark],
])('applies the stored choice %s to styles and browser bars', (choice, media) => {
  localStorage.setItem(colorSchemeKey, choice)
  applyColorScheme(document)
  expect(applied()).toEqual([media, media, null])
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
