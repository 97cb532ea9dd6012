import { closest } from '../../lib/browser'
import { menuId } from '../frame-rules'

/*
 * The menu as a panel. It is a popover, which its button opens without a script. In browsers without popovers, such as
 * Safari 16 and Firefox 121, `html[data-menu-open]` opens it.
 */

const hasPopovers = (menu: HTMLElement): boolean => 'popover' in menu

function isPanelOpen(menu: HTMLElement): boolean {
  return hasPopovers(menu)
    ? menu.matches(':popover-open')
    : menu.ownerDocument.documentElement.hasAttribute('data-menu-open')
}

const buttonSelector = `[popovertarget='${menuId}']`

/** Emulates popover buttons without popovers. */
function togglePanel(menu: HTMLElement): void {
  const { documentElement, activeElement } = menu.ownerDocument
  documentElement.toggleAttribute('data-menu-open')
  menu.dispatchEvent(new Event('toggle'))
  if (menu.contains(activeElement)) menu.ownerDocument.querySelector<HTMLElement>(buttonSelector)?.focus()
}

/** Closes the panel if it is open. Focus in it returns to its button. */
export function closePanel(root: Document): void {
  const menu = root.getElementById(menuId)
  if (!menu || !isPanelOpen(menu)) return
  if (hasPopovers(menu)) menu.hidePopover()
  else togglePanel(menu)
}

/** Makes the page behind the panel inert, and reports when the panel opens or closes. */
export function startMenuPanel(root: Document, onToggle: (isOpen: boolean) => void): void {
  const reflect = (menu: HTMLElement): void => {
    const isOpen = isPanelOpen(menu)
    root.documentElement.toggleAttribute('data-menu-open', isOpen)
    const header = menu.closest('[data-island]')
    for (const other of header?.parentElement?.children ?? []) {
      if (other !== header) other.toggleAttribute('inert', isOpen)
    }
    onToggle(isOpen)
  }

  // The visitor may have opened the menu before this code loaded.
  const early = root.getElementById(menuId)
  if (early && isPanelOpen(early)) reflect(early)

  root.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLElement && target.id === menuId) reflect(target)
    },
    // The event does not bubble.
    true,
  )
  root.addEventListener('click', ({ target }) => {
    const menu = root.getElementById(menuId)
    if (!menu || hasPopovers(menu)) return
    const button = closest(target, buttonSelector)
    // The overlay of a drawer only closes.
    if (button && (isPanelOpen(menu) || !button.hasAttribute('popovertargetaction'))) togglePanel(menu)
  })
}
