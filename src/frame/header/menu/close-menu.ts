import { menuId } from '../menu-id'

/**
 * Closes the menu and its drawers. What has the focus must not vanish together with a drawer: the
 * focus goes to the switch of the drawer, and from there, when the menu itself closes, to where the
 * browser brings it back to.
 */
export function closeMenu(root: Document): void {
  for (const drawer of root.querySelectorAll<HTMLDetailsElement>(`details[name='${menuId}'][open]`)) {
    if (drawer.contains(root.activeElement)) drawer.querySelector('summary')?.focus({ preventScroll: true })
    drawer.open = false
  }
  const menu = root.getElementById(menuId)
  if (menu?.matches(':popover-open')) menu.hidePopover()
}
