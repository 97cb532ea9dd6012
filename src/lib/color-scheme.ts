import { readLocal, removeLocal, writeLocal } from './local-storage'
import { colorSchemeKey } from './storage-keys'

/** When the colors of dark mode apply, unless the visitor has chosen. Never in print. */
export const systemPrefersDark = 'screen and (prefers-color-scheme:dark)'

export const mediaOfChoice: Readonly<Record<string, string>> = { dark: 'screen', light: 'not all' }

/**
 * Applies media to the elements of dark mode in the head, which have the only `media` attributes there: their styles,
 * and the color of the browser's own bars.
 */
export function setDarkMedia(root: Document, media: string): void {
  for (const element of root.head.querySelectorAll('[media]')) element.setAttribute('media', media)
}

/** @param choice `dark` or `light`; anything else follows the system */
export const applyColorScheme = (root: Document, choice = readLocal(colorSchemeKey)): void =>
  setDarkMedia(root, mediaOfChoice[choice ?? ''] ?? systemPrefersDark)

/**
 * Switches between light and dark. If that is what the system prefers, the page follows the system again; otherwise the
 * choice is stored.
 *
 * @returns whether the choice is stored; if the browser refuses, it is for this document
 */
export function switchColorScheme(root: Document, view: Window): boolean {
  const matches = (media: string): boolean => view.matchMedia(media).matches
  const isDark = matches(root.head.querySelector('[media]')?.getAttribute('media') ?? systemPrefersDark)
  const choice = isDark === matches(systemPrefersDark) ? (isDark ? 'light' : 'dark') : ''
  applyColorScheme(root, choice)
  if (choice) return writeLocal(colorSchemeKey, choice)
  removeLocal(colorSchemeKey)
  return true
}
