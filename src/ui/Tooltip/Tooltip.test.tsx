import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { renderToString } from 'react-dom/server'
import { Tooltip } from './Tooltip'

const tooltip = (
  <Tooltip id="seat" text="Someone who answers.">
    seat
  </Tooltip>
)

const isDismissed = () => screen.getByRole('button').parentElement?.hasAttribute('data-dismissed')

it('has its words in the page, as the description of its trigger, before any script', () => {
  const container = document.createElement('div')
  container.innerHTML = renderToString(tooltip)
  expect(container.querySelector('button')).toHaveAttribute('aria-describedby', 'seat')
  expect(container.querySelector('#seat')).toHaveTextContent('Someone who answers.')
})

it('describes the trigger to screen readers', async () => {
  const { container } = render(tooltip)
  expect(screen.getByRole('button', { name: 'seat' })).toHaveAccessibleDescription('Someone who answers.')
  expect(await axe(container)).toHaveNoViolations()
})

it('is dismissed by Escape while it has the focus, until the focus has left', async () => {
  const user = userEvent.setup()
  render(tooltip)
  await user.tab()
  expect(isDismissed()).toBe(false)
  await user.keyboard('{Escape}')
  expect(isDismissed()).toBe(true)
  await user.tab()
  expect(isDismissed()).toBe(false)
})

it('is dismissed by Escape under the pointer, though the focus is elsewhere', async () => {
  const user = userEvent.setup()
  render(tooltip)
  await user.hover(screen.getByRole('button'))
  await user.keyboard('{Escape}')
  expect(isDismissed()).toBe(true)
  await user.unhover(screen.getByRole('button'))
  expect(isDismissed()).toBe(false)
})

it('takes no notice of Escape while nobody is near', async () => {
  render(tooltip)
  await userEvent.setup().keyboard('{Escape}')
  expect(isDismissed()).toBe(false)
})
