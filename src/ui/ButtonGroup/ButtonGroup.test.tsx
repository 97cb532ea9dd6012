import { render } from '@testing-library/react'
import { ButtonGroup } from './ButtonGroup'

it('stands at the start unless it is centered', () => {
  const { container, rerender } = render(<ButtonGroup>A</ButtonGroup>)
  expect(container.firstChild).toHaveStyle({ justifyContent: 'start' })
  rerender(<ButtonGroup align="center">A</ButtonGroup>)
  expect(container.firstChild).toHaveStyle({ justifyContent: 'center' })
})
