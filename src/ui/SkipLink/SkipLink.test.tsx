import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SkipLink } from './SkipLink'

it('is the first stop of the Tab key and links to the main content', async () => {
  render(
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <a href="/">Home</a>
    </>,
  )
  await userEvent.setup().tab()
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  expect(document.activeElement).toHaveAttribute('href', '#main')
})

it('has the class that hides it until it is focused', () => {
  render(<SkipLink href="#main">Skip to content</SkipLink>)
  expect(screen.getByRole('link')).toHaveClass('skip-link')
})
