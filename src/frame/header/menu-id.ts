/** Id of the menu, and the name that its drawers share so that one is open at a time. */
export const menuId = 'site-menu'
