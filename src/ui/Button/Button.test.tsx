import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { Button } from './Button'

it('never submits a form by accident', () => {
  render(<Button>Close</Button>)
  expect(screen.getByRole('button', { name: 'Close' })).toHaveAttribute('type', 'button')
})

it('submits a form when it is asked to', () => {
  render(<Button type="submit">Send</Button>)
  expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('type', 'submit')
})

it('answers to click, Enter and Space', async () => {
  const user = userEvent.setup()
  const onClick = jest.fn()
  render(<Button onClick={onClick}>Open</Button>)
  await user.click(screen.getByRole('button'))
  await user.keyboard('{Enter}')
  await user.keyboard(' ')
  expect(onClick).toHaveBeenCalledTimes(3)
})

it('does nothing while it is disabled', async () => {
  const onClick = jest.fn()
  render(
    <Button disabled onClick={onClick}>
      Open
    </Button>,
  )
  await userEvent.setup({ pointerEventsCheck: 0 }).click(screen.getByRole('button'))
  expect(onClick).not.toHaveBeenCalled()
})

it('has an arrow only when quiet, and the arrow is no part of its name', async () => {
  const { container, rerender } = render(<Button variant="quiet">More</Button>)
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  expect(screen.getByRole('button', { name: 'More' })).toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
  rerender(<Button>More</Button>)
  expect(container.querySelector('svg')).not.toBeInTheDocument()
})
