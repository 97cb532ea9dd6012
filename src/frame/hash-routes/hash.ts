import { attempt } from '../../lib/attempt'
import { focusElement } from '../../lib/focus-element'
import { anchorScrollOffset } from '../../lib/site'

const decode = (text: string): string | undefined => attempt(() => decodeURIComponent(text))

/**
 * The element of a hash, found as browsers do: by the literal id, otherwise by the decoded one (`#caf%C3%A9` finds
 * `café`). Never throws.
 *
 * @param hash as in `location.hash`, with its `#`
 */
export function hashTarget(root: Document, hash: string): HTMLElement | null {
  const id = hash.slice(1)
  return root.getElementById(id) ?? root.getElementById(decode(id) ?? '')
}

/**
 * Makes a hash decodable. Gatsby decodes the hash whenever it renders a page, and renders nothing when that throws, as
 * for `#%E0%A4%A`.
 *
 * @param hash as in `location.hash`
 * @returns the same hash if it is decodable, otherwise the hash with encoded percent signs
 */
export const decodableHash = (hash: string): string => (decode(hash) === undefined ? hash.replace(/%/g, '%25') : hash)

/**
 * Keeps the hash of the address decodable, now and on history navigation. Must be called before Gatsby's
 * router starts to listen.
 */
export function fixHash(view: Window): void {
  const fix = (): void => {
    const { pathname, search, hash } = view.location
    const decodable = decodableHash(hash)
    if (decodable !== hash) view.history.replaceState(view.history.state, '', pathname + search + decodable)
  }
  fix()
  view.addEventListener('popstate', fix)
}

/**
 * Scrolls until the element of a hash is 120 px below the top (requirements 2.1), opens the disclosures
 * around it, and focuses it, so that keyboards and screen readers continue from there.
 *
 * @param hash as in `location.hash`
 * @param keepsPlace whether to focus it without scrolling
 * @returns whether there is such an element
 */
export function scrollToHash(root: Document, hash: string, keepsPlace = false): boolean {
  const target = hashTarget(root, hash)
  if (!target) return false
  for (let parent = target.parentElement; parent; parent = parent.parentElement) {
    if (parent instanceof HTMLDetailsElement) parent.open = true
  }
  if (!keepsPlace) window.scrollTo({ top: target.getBoundingClientRect().top + window.scrollY - anchorScrollOffset })
  focusElement(target)
  return true
}
