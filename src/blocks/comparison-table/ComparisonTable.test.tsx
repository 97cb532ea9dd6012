import { render, screen, within } from '@testing-library/react'
import { entries } from '../test-support/entries'
import { mapComparisonTable } from './comparison-table.cms'
import { ComparisonTable } from './ComparisonTable'

const groups = [
  { rows: [{ feature: 'Trial', values: [true, true] }] },
  { title: 'Inbox', rows: [{ feature: 'Workflows', detail: 'Without code', values: [false, '10'] }] },
]

beforeEach(() => {
  render(
    <ComparisonTable
      {...mapComparisonTable({ ...entries.ContentfulComparisonTable, table: { columns: ['Spark', 'Hearth'], groups } })}
    />,
  )
})

it('is a table named by its heading, in a region that scrolls by keyboard', () => {
  const region = screen.getByRole('region', { name: 'Every feature' })
  expect(region).toHaveAttribute('tabindex', '0')
  expect(within(region).getByRole('table', { name: 'Every feature' })).toBeInTheDocument()
})

it('has explicit roles, because Safari drops those of a table with another layout', () => {
  const roles = {
    table: 'table',
    tr: 'row',
    td: 'cell',
    '[scope=col]': 'columnheader',
    'th:not([scope=col])': 'rowheader',
  }
  for (const [selector, role] of Object.entries(roles)) {
    expect(document.querySelectorAll(selector).length).toBeGreaterThan(0)
    expect(document.querySelectorAll(`${selector}:not([role=${role}])`)).toHaveLength(0)
  }
})

it('puts only the rows of a group under its title', () => {
  const title = screen.getByText('Inbox').closest('th')
  expect(title).toHaveAttribute('scope', 'rowgroup')
  expect(title).toHaveAttribute('colspan', '3')
  expect(screen.getByRole('rowheader', { name: /^Workflows/ }).closest('tbody')).toContainElement(title)
  expect(screen.getByRole('rowheader', { name: 'Trial' }).closest('tbody')).not.toContainElement(title)
})

it('leaves out a group without rows', () => {
  const trial = { rows: [{ feature: 'Trial', values: [true] }] }
  const table = { columns: ['Plus'], groups: [trial, { title: 'Inbox', rows: [] }] }
  expect(mapComparisonTable({ ...entries.ContentfulComparisonTable, table }).groups).toEqual([trial])
})

it('names the entry and the line of a table that the build could not read', () => {
  const table = { line: 3, wrong: 'The row has no feature.', advice: 'Write it into the first cell.' }
  expect(() => mapComparisonTable({ ...entries.ContentfulComparisonTable, table })).toThrow(
    'Entry "Pricing: all features", field "table": line 3: The row has no feature. Write it into the first cell.',
  )
})
