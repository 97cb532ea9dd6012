import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { CheckList } from './CheckList'

it('is a list whose marks are decoration', async () => {
  const { container } = render(<CheckList items={['Set up in an afternoon', 'No credit card']} />)
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Set up in an afternoon',
    'No credit card',
  ])
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
})
