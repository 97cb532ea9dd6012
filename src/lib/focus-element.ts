/**
 * Focuses an element without scrolling, even if it is not focusable: a temporary `tabindex` is removed when the focus
 * leaves.
 */
export function focusElement(element: HTMLElement): void {
  element.focus({ preventScroll: true })
  if (element.ownerDocument.activeElement === element) return
  element.tabIndex = -1
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  element.focus({ preventScroll: true })
}
