import { render, screen } from '@testing-library/react'
import { VisuallyHidden } from './VisuallyHidden'

it('is read as part of a name but takes no room', () => {
  render(
    <button type="button">
      Delete <VisuallyHidden>the draft</VisuallyHidden>
    </button>,
  )
  expect(screen.getByRole('button', { name: 'Delete the draft' })).toBeInTheDocument()
  expect(screen.getByText('the draft')).toHaveStyle({ position: 'absolute', width: '1px' })
})
