import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { Drawer } from './Drawer'

/** The part of a native modal dialog that jsdom lacks. Focus and Escape are the browser's own. */
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = jest.fn(function (this: HTMLDialogElement) {
    this.open = true
  })
  HTMLDialogElement.prototype.close = jest.fn(function (this: HTMLDialogElement) {
    if (!this.open) return
    this.open = false
    this.dispatchEvent(new Event('close'))
  })
})

const drawer = (isOpen: boolean, onClose = () => undefined) => (
  <Drawer isOpen={isOpen} onClose={onClose} label="Menu" closeLabel="Close menu">
    <p>Inbox</p>
  </Drawer>
)

it('is a closed dialog in static HTML', () => {
  render(drawer(false))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(HTMLDialogElement.prototype.showModal).not.toHaveBeenCalled()
})

it('opens as a modal dialog with a name', async () => {
  const { container } = render(drawer(true))
  expect(HTMLDialogElement.prototype.showModal).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('dialog', { name: 'Menu' })).toHaveTextContent('Inbox')
  expect(await axe(container)).toHaveNoViolations()
})

it('closes when it is told to', () => {
  const { rerender } = render(drawer(true))
  rerender(drawer(false))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('says that it was closed by its button', async () => {
  const onClose = jest.fn()
  render(drawer(true, onClose))
  await userEvent.setup().click(screen.getByRole('button', { name: 'Close menu' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('says that it was closed by the browser, as with Escape', () => {
  const onClose = jest.fn()
  render(drawer(true, onClose))
  screen.getByRole<HTMLDialogElement>('dialog').close()
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('closes by a click beside it, and not by one inside', () => {
  const onClose = jest.fn()
  render(drawer(true, onClose))
  fireEvent.click(screen.getByText('Inbox'))
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('dialog'))
  expect(onClose).toHaveBeenCalledTimes(1)
})
