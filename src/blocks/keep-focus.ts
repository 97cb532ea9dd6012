import { findSame } from '../lib/find-same'
import { focusElement } from '../lib/focus-element'

/**
 * Keeps the place of keyboards and screen readers when other content replaces the block that has the focus: the same
 * control is focused, otherwise the heading.
 *
 * @param from has left the document
 * @param focused the focused element before the replacement
 */
export function keepFocus(from: Element, to: Element, focused: Element | null): void {
  if (!(focused instanceof HTMLElement) || document.activeElement !== document.body) return
  if (to.contains(focused)) {
    // Its form has moved to the new content, which has cost it the focus.
    focusElement(focused)
  } else if (from.contains(focused)) {
    const target = findSame(from, to, focused) ?? to.querySelector<HTMLElement>('h1, h2, h3')
    if (target) focusElement(target)
  }
}
