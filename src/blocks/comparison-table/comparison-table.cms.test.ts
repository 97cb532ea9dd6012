import { mapComparisonTable } from './comparison-table.cms'

const raw: Parameters<typeof mapComparisonTable>[0] = {
  contentful_id: 'compare',
  name: 'Pricing: all features',
  anchor: null,
  background: null,
  eyebrow: 'Compare',
  heading: 'Every feature',
  introduction: 'The long answer.',
  columns: ['Spark', 'Hearth'],
  rows: [{ feature: 'Inboxes', values: ['2', '10'] }],
  note: 'Per account.',
}

const withRows = (rows: unknown) => mapComparisonTable({ ...raw, rows })

describe('mapComparisonTable', () => {
  it('maps the text and the columns', () => {
    expect(mapComparisonTable(raw)).toMatchObject({
      id: 'compare',
      background: 'white',
      eyebrow: 'Compare',
      heading: 'Every feature',
      introduction: 'The long answer.',
      columns: ['Spark', 'Hearth'],
      note: 'Per account.',
    })
  })

  it('groups rows: a row with a group name starts a group', () => {
    const { groups } = withRows([
      { feature: 'Trial', values: [true, true] },
      { group: 'Inbox', feature: 'Inboxes', detail: 'Shared ones', values: ['2', '10'] },
      { feature: 'Tags', values: [true, true] },
      { group: 'Docs', feature: 'Articles', values: [false, true] },
      { group: 'Docs', feature: 'Search', values: [false, true] },
    ])
    expect(groups).toEqual([
      { title: undefined, rows: [{ feature: 'Trial', detail: undefined, values: [true, true] }] },
      {
        title: 'Inbox',
        rows: [
          { feature: 'Inboxes', detail: 'Shared ones', values: ['2', '10'] },
          { feature: 'Tags', detail: undefined, values: [true, true] },
        ],
      },
      {
        title: 'Docs',
        rows: [
          { feature: 'Articles', detail: undefined, values: [false, true] },
          { feature: 'Search', detail: undefined, values: [false, true] },
        ],
      },
    ])
  })

  it.each([
    ['no list', { feature: 'Inboxes' }],
    ['an empty list', []],
  ])('explains how to write rows when there is %s', (_, rows) => {
    expect(() => withRows(rows)).toThrow('Entry "Pricing: all features", field "rows": it must be a list of rows')
  })

  it.each([
    ['is no object', 'Inboxes'],
    ['is null', null],
    ['has no feature', { values: [true, true] }],
    ['has an empty feature', { feature: '', values: [true, true] }],
    ['has no values', { feature: 'Inboxes' }],
    ['has a number among its values', { feature: 'Inboxes', values: [2, 10] }],
    ['has an empty value', { feature: 'Inboxes', values: ['', true] }],
    ['has a group that is no text', { group: 1, feature: 'Inboxes', values: [true, true] }],
    ['has a detail that is no text', { detail: {}, feature: 'Inboxes', values: [true, true] }],
  ])('names the row when it %s', (_, row) => {
    expect(() => withRows([{ feature: 'Tags', values: [true, true] }, row])).toThrow('field "rows": row 2 must have')
  })

  it('names the row that has too few or too many values', () => {
    expect(() => withRows([{ feature: 'Tags', values: [true] }])).toThrow('row 1 ("Tags") has 1 values for 2 columns')
    expect(() => withRows([{ feature: 'Tags', values: [true, true, true] }])).toThrow('has 3 values for 2 columns')
  })

  it('names the field when the heading, the columns or the rows are missing', () => {
    expect(() => mapComparisonTable({ ...raw, heading: null })).toThrow('field "heading"')
    expect(() => mapComparisonTable({ ...raw, columns: null })).toThrow('field "columns"')
    expect(() => withRows(null)).toThrow('field "rows": it is empty')
  })
})
