import { render, screen } from '@testing-library/react'
import { entries } from '../test-support/entries'
import { Statistics } from './Statistics'
import { mapStatistics } from './statistics.cms'

it('describes each label by its number and source', () => {
  render(<Statistics {...mapStatistics(entries.ContentfulStatistics)} />)
  const term = screen.getByRole('term')
  expect(term).toHaveTextContent('teams answer')
  const details = term.parentElement?.querySelectorAll('dd') ?? []
  expect(Array.from(details, ({ textContent }) => textContent)).toEqual(['12,000+', 'Paying accounts'])
})
