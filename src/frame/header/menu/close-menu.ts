import { menuId } from '../menu-id'

/**
 * Closes the menu and its drawers when a destination in them has been reached within the document;
 * a page that is loaded has them closed anyway.
 */
export function closeMenu(root: Document): void {
  for (const drawer of root.querySelectorAll<HTMLDetailsElement>(`details[name='${menuId}'][open]`)) drawer.open = false
  const menu = root.getElementById(menuId)
  if (menu?.matches(':popover-open')) menu.hidePopover()
}
