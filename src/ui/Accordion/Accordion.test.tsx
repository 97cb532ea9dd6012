import { render } from '@testing-library/react'
import { Accordion } from './Accordion'

it('consists of closed native disclosures with ids', () => {
  const { container } = render(<Accordion items={[{ id: 'move', summary: 'Can we move?', children: 'Yes.' }]} />)
  const details = container.querySelector('details')
  expect(details).toHaveAttribute('id', 'move')
  expect(details).toHaveProperty('open', false)
  expect(details?.querySelector(':scope > summary')).toHaveTextContent('Can we move?')
})
