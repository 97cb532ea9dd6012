import { closeMenu } from './close-menu'

it('closes the drawers of the menu and no other disclosures', () => {
  document.body.innerHTML =
    '<details name="site-menu" open id="drawer"></details><details open id="question"></details>'
  closeMenu(document)
  expect(document.getElementById('drawer')).not.toHaveAttribute('open')
  expect(document.getElementById('question')).toHaveAttribute('open')
})

it('closes the menu itself where it is open', () => {
  document.body.innerHTML = '<div id="site-menu" popover="auto"></div>'
  const menu = document.getElementById('site-menu') as HTMLElement
  const hidePopover = jest.fn()
  Object.assign(menu, { matches: (selector: string) => selector === ':popover-open', hidePopover })
  closeMenu(document)
  expect(hidePopover).toHaveBeenCalledTimes(1)
})
