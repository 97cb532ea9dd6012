import { render, screen } from '@testing-library/react'
import { Card } from './Card'

it('stands on the surface of its section unless it has a tone', () => {
  const { rerender } = render(<Card>Words</Card>)
  expect(screen.getByText('Words')).not.toHaveAttribute('data-ground')
  rerender(<Card tone="night">Words</Card>)
  expect(screen.getByText('Words')).toHaveAttribute('data-ground', 'night')
})

it('takes another element and its attributes', () => {
  render(
    <Card as="article" id="plus">
      Words
    </Card>,
  )
  expect(screen.getByRole('article')).toHaveAttribute('id', 'plus')
})
