import { render, screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { ComparisonTable, type ComparisonTableProps } from './ComparisonTable'

const props: ComparisonTableProps = {
  background: 'white',
  id: 'compare',
  eyebrow: 'Compare',
  heading: 'Every feature',
  introduction: 'The long answer.',
  columns: ['Spark', 'Hearth'],
  groups: [
    { rows: [{ feature: 'Trial', values: [true, true] }] },
    {
      title: 'Inbox',
      rows: [
        { feature: 'Inboxes', detail: 'Shared ones', values: ['2', '10'] },
        { feature: 'Workflows', values: [false, true] },
      ],
    },
  ],
  note: 'Per account.',
}

describe('ComparisonTable', () => {
  it('has no accessibility violations, with all fields and with the required ones', async () => {
    const { container, rerender } = render(<ComparisonTable {...props} />)
    expect(await axe(container)).toHaveNoViolations()

    rerender(
      <ComparisonTable
        background="night"
        id="compare"
        heading="Every feature"
        columns={['Spark']}
        groups={[{ rows: [{ feature: 'Trial', values: [true] }] }]}
      />,
    )
    expect(await axe(container)).toHaveNoViolations()
  })

  it('is a table named by its heading', () => {
    render(<ComparisonTable {...props} />)
    expect(screen.getByRole('table', { name: 'Every feature' })).toBeInTheDocument()
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual(['Spark', 'Hearth'])
  })

  it('scrolls by keyboard, in a region named by its heading', () => {
    render(<ComparisonTable {...props} />)
    expect(screen.getByRole('region', { name: 'Every feature' })).toHaveAttribute('tabindex', '0')
  })

  it('puts the rows of a group under its title', () => {
    render(<ComparisonTable {...props} />)
    const title = screen.getByText('Inbox').closest('th')
    expect(title).toHaveAttribute('scope', 'rowgroup')
    expect(title).toHaveAttribute('colspan', '3')
    expect(screen.getByRole('rowheader', { name: 'Workflows' }).closest('tbody')).toContainElement(title)
    expect(screen.getByRole('rowheader', { name: 'Trial' }).closest('tbody')).not.toContainElement(title)
  })

  it('has text alternatives for the marks', () => {
    render(<ComparisonTable {...props} />)
    const cells = within(screen.getByRole('row', { name: /^Workflows/ })).getAllByRole('cell')
    const marks = cells.map((cell) => within(cell).getByRole('img'))
    expect(marks.map((mark) => mark.getAttribute('aria-label'))).toEqual(['Not included', 'Included'])
  })

  it('shows text values unchanged', () => {
    render(<ComparisonTable {...props} />)
    const row = screen.getByRole('row', { name: /^Inboxes/ })
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['2', '10'])
    expect(within(row).getByText('Shared ones')).toBeVisible()
  })
})
