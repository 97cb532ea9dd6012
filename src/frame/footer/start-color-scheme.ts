import { closest } from '../../lib/browser'
import { mediaOfChoice, setDarkMedia, systemPrefersDark } from '../../lib/color-scheme'
import { readLocal, removeLocal, writeLocal } from '../../lib/local-storage'
import { onChangedElsewhere } from '../../lib/page-life'
import { colorSchemeKey } from '../../lib/storage-keys'

const matches = (media: string): boolean => window.matchMedia(media).matches

/** @param choice `dark` or `light`; anything else follows the system */
const apply = (root: Document, choice = ''): void => setDarkMedia(root, mediaOfChoice[choice] ?? systemPrefersDark)

/**
 * Switches between light and dark. If that is what the system prefers, the page follows the system again; otherwise the
 * choice is stored.
 *
 * @returns whether the choice is stored; if the browser refuses, it is for this document
 */
function switchColorScheme(root: Document): boolean {
  const isDark = matches(root.head.querySelector('[media]')?.getAttribute('media') ?? systemPrefersDark)
  const choice = isDark === matches(systemPrefersDark) ? (isDark ? 'light' : 'dark') : ''
  apply(root, choice)
  if (choice) return writeLocal(colorSchemeKey, choice)
  removeLocal(colorSchemeKey)
  return true
}

/**
 * Makes the button in the footer switch between light and dark mode. A choice in another tab, or on a later page before
 * the visitor went back, applies too. The script in the head has applied it before the first paint.
 */
export function startColorScheme(root: Document): void {
  let isStored = true
  root.addEventListener('click', ({ target }) => {
    if (closest(target, '[data-color-scheme-switch]')) isStored = switchColorScheme(root)
  })
  onChangedElsewhere(window, () => isStored && apply(root, readLocal(colorSchemeKey)))
}
