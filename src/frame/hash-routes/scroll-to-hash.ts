import { anchorScrollOffset } from '../../data/site'
import { hashTarget } from './hash-target'

/** Gives the focus to an element that is made for it or not, and leaves no trace when it has gone again. */
function focus(element: HTMLElement): void {
  element.focus({ preventScroll: true })
  if (element.ownerDocument.activeElement === element) return
  element.tabIndex = -1
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  element.focus({ preventScroll: true })
}

/**
 * The scroll-to-section helper (specification 2.1): scrolls the page until the element that the hash
 * leads to is 120 px below the top, and gives it the focus, so that the keyboard and screen readers
 * go on from there. What it stands in is opened.
 *
 * @param hash as in `location.hash`
 * @returns whether there is such an element
 */
export function scrollToHash(root: Document, hash: string): boolean {
  const target = hashTarget(root, hash)
  const view = root.defaultView
  if (!target || !view) return false
  for (let parent = target.parentElement; parent; parent = parent.parentElement) {
    if (parent instanceof view.HTMLDetailsElement) parent.open = true
  }
  view.scrollTo({ top: target.getBoundingClientRect().top + view.scrollY - anchorScrollOffset })
  focus(target)
  return true
}
