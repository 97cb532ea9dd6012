import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { Accordion } from './Accordion'

const items = [
  { id: 'move', summary: 'Can we move?', children: 'Yes.' },
  { id: 'end', summary: 'How does it end?', children: 'Well.' },
]

it('uses native details elements with ids', async () => {
  const { container } = render(<Accordion items={items} />)
  const details = [...container.querySelectorAll('details')]
  expect(details.map(({ id }) => id)).toEqual(['move', 'end'])
  expect(details.every((item) => item.querySelector(':scope > summary'))).toBe(true)
  expect(await axe(container)).toHaveNoViolations()
})

it('starts closed', () => {
  render(<Accordion items={items} />)
  expect(screen.getByText('Yes.')).not.toBeVisible()
})
