import { entries } from '../test-support/entries'
import { mapComparisonTable } from './comparison-table.cms'

const withRows = (rows: unknown) => mapComparisonTable({ ...entries.ContentfulComparisonTable, rows })

it('starts a group at a row with a new group name', () => {
  const { groups } = withRows([
    { feature: 'Trial', values: [true, true] },
    { group: 'Inbox', feature: 'Inboxes', detail: 'Shared ones', values: ['2', '10'] },
    { feature: 'Tags', values: [true, true] },
    { group: 'Docs', feature: 'Articles', values: [false, true] },
    { group: 'Docs', feature: 'Search', values: [false, true] },
  ])
  expect(groups).toEqual([
    { rows: [{ feature: 'Trial', values: [true, true] }] },
    {
      title: 'Inbox',
      rows: [
        { feature: 'Inboxes', detail: 'Shared ones', values: ['2', '10'] },
        { feature: 'Tags', values: [true, true] },
      ],
    },
    {
      title: 'Docs',
      rows: [
        { feature: 'Articles', values: [false, true] },
        { feature: 'Search', values: [false, true] },
      ],
    },
  ])
})

it('explains how to write rows', () => {
  expect(() => withRows({ feature: 'Inboxes' })).toThrow(
    'Entry "Pricing: all features", field "rows": it must be a list of rows',
  )
})

it.each([
  ['is not an object', 'Inboxes'],
  ['has no feature', { values: [true, true] }],
  ['has a number among its values', { feature: 'Inboxes', values: [2, 10] }],
  ['has a group that is not text', { group: 1, feature: 'Inboxes', values: [true, true] }],
])('names the row when it %s', (_, row) => {
  expect(() => withRows([{ feature: 'Tags', values: [true, true] }, row])).toThrow('field "rows": row 2 must have')
})

it('names the row that has more values than columns', () => {
  expect(() => withRows([{ feature: 'Tags', values: [true, true, true] }])).toThrow(
    'row 1 ("Tags") has 3 values for 2 columns',
  )
})
