import { render, screen } from '@testing-library/react'
import { Grid } from './Grid'

it('is a list for screen readers when it is made one', () => {
  render(
    <Grid columns={3} as="ul">
      <li>One</li>
      <li>Two</li>
    </Grid>,
  )
  expect(screen.getByRole('list')).toContainElement(screen.getByText('One'))
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

it('is no list otherwise', () => {
  render(<Grid columns={2}>One</Grid>)
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
})

it('has one column on phones', () => {
  const { container } = render(<Grid columns={4}>One</Grid>)
  expect(container.firstChild).toHaveStyle({ gridTemplateColumns: 'minmax(0, 1fr)' })
})
