/** @jest-environment jsdom */
import { closeMenu } from './close-menu'

it('closes the drawers of the menu and no other disclosures', () => {
  document.body.innerHTML =
    '<details name="site-menu" open id="drawer"></details><details open id="question"></details>'
  closeMenu(document)
  expect(document.getElementById('drawer')).not.toHaveAttribute('open')
  expect(document.getElementById('question')).toHaveAttribute('open')
})

it('gives the focus of a link in a drawer to the switch of that drawer, and leaves any other where it is', () => {
  document.body.innerHTML = `
    <details name="site-menu" open><summary tabindex="0">Product</summary><a href="#inbox">Inbox</a></details>
    <button>Outside</button>`
  const summary = document.querySelector('summary')
  document.querySelector('a')?.focus()
  closeMenu(document)
  expect(summary).toHaveFocus()

  document.querySelector('details')?.setAttribute('open', '')
  document.querySelector('button')?.focus()
  closeMenu(document)
  expect(document.querySelector('button')).toHaveFocus()
})

it('closes the menu itself where it is open', () => {
  document.body.innerHTML = '<div id="site-menu" popover="auto"></div>'
  const menu = document.getElementById('site-menu') as HTMLElement
  const hidePopover = jest.fn()
  Object.assign(menu, { matches: (selector: string) => selector === ':popover-open', hidePopover })
  closeMenu(document)
  expect(hidePopover).toHaveBeenCalledTimes(1)
})
