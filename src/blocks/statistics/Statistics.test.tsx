import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { Statistics, type StatisticsProps } from './Statistics'

const props: StatisticsProps = {
  anchor: 'numbers',
  background: 'night',
  heading: 'A full house',
  introduction: 'Numbers we are proud of.',
  statistics: [
    { id: 'teams', value: '12,000+', label: 'teams answer with Hearthside', source: 'Paying accounts' },
    { id: 'countries', value: '140', label: 'countries they work in' },
  ],
}

describe('Statistics', () => {
  it('has no accessibility violations, with all fields and with the required ones', async () => {
    const { container, rerender } = render(<Statistics {...props} />)
    expect(await axe(container)).toHaveNoViolations()

    rerender(<Statistics background="white" statistics={props.statistics} />)
    expect(await axe(container)).toHaveNoViolations()
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  })

  it('has its heading', () => {
    render(<Statistics {...props} />)
    expect(screen.getByRole('heading', { level: 2, name: 'A full house' })).toBeVisible()
    expect(screen.getByText('Numbers we are proud of.')).toBeVisible()
  })

  it('shows each number with its label and source', () => {
    render(<Statistics {...props} />)
    const groups = screen.getAllByRole('term').map((term) => {
      const details = Array.from(term.parentElement?.querySelectorAll('dd') ?? [], (detail) => detail.textContent)
      return [term.textContent, ...details]
    })
    expect(groups).toEqual([
      ['teams answer with Hearthside', '12,000+', 'Paying accounts'],
      ['countries they work in', '140'],
    ])
  })
})
