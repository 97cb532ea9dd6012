import { entries } from '../test-support/entries'
import { mapComparisonTable } from './comparison-table.cms'

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
