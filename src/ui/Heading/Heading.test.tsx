import { render, screen } from '@testing-library/react'
import { fontSize } from '../../theme'
import { Heading } from './Heading'

it.each([1, 2, 3, 4] as const)('has level %i in the outline', (level) => {
  render(
    <Heading level={level} id="plans">
      Plans
    </Heading>,
  )
  expect(screen.getByRole('heading', { level, name: 'Plans' })).toHaveAttribute('id', 'plans')
})

it('looks like its level unless it is given a size', () => {
  const { rerender } = render(<Heading level={2}>Plans</Heading>)
  expect(screen.getByRole('heading')).toHaveStyle({ fontSize: fontSize.h2 })
  rerender(
    <Heading level={2} size="display">
      Plans
    </Heading>,
  )
  expect(screen.getByRole('heading', { level: 2 })).toHaveStyle({ fontSize: fontSize.display })
})
