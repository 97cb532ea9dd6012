import { readLocal } from '../../lib/local-storage'
import { searchKeyOffKey } from '../../lib/storage-keys'

/** What visitors type text into. */
const fields = 'input:not([type=radio],[type=checkbox],[type=range]),select,textarea'

/**
 * Opens the search with `/`, Ctrl+K or ⌘K, as the header's link does. On the search page, it moves to the field. Keys
 * that visitors type into a field keep their meaning.
 */
export function startSearchKeys(root: Document): void {
  root.addEventListener('keydown', (event) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event
    // With Caps Lock, the key is `K`. Firefox opens its console with Ctrl+Shift+K.
    const isSearchKey = ctrlKey || metaKey ? key.toLowerCase() === 'k' && !shiftKey : key === '/'
    if (!isSearchKey || altKey || event.defaultPrevented) return
    if (target instanceof HTMLElement && (target.isContentEditable || target.matches(fields))) return
    // Visitors can turn a key without a modifier off (WCAG 2.2, 2.1.4).
    if (key === '/' && readLocal(searchKeyOffKey)) return
    event.preventDefault()
    const field = root.querySelector<HTMLElement>('[data-search] [type=search]')
    if (field) field.focus()
    else root.querySelector<HTMLElement>('[data-header] [aria-keyshortcuts]')?.click()
  })
}
