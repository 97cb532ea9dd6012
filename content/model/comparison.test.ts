import { readComparison } from './comparison'

const head = '| Feature | Standard | Plus |\n| --- | :-: | --- |'

it('reads columns, groups, details and values', () => {
  const rows = [
    '| Trial | yes | 15 days |',
    '| Inbox | | |',
    '| Inboxes *Shared ones* | 2 | 10 |',
    '| Tags \\| *colors* | no | yes |',
    '| **Docs** | | |',
    '| Articles | No | As many as you “need” |',
  ]
  expect(readComparison(`${head}\n${rows.join('\n')}\n`)).toEqual({
    columns: ['Standard', 'Plus'],
    groups: [
      { rows: [{ feature: 'Trial', values: [true, '15 days'] }] },
      {
        title: 'Inbox',
        rows: [
          { feature: 'Inboxes', detail: 'Shared ones', values: ['2', '10'] },
          { feature: 'Tags |', detail: 'colors', values: [false, true] },
        ],
      },
      { title: 'Docs', rows: [{ feature: 'Articles', values: ['No', 'As many as you “need”'] }] },
    ],
  })
})

it('reads soft hyphens', () => {
  expect(readComparison('| Feature | Wissens&shy;datenbank |\n| --- | --- |\n| Chat | yes |')).toMatchObject({
    columns: ['Wissens\u00ADdatenbank'],
  })
})

it.each([
  ['no table', 'Words', 1, 'There is text outside the table.'],
  ['nothing', ' ', 1, 'There is no table with a row.'],
  ['no rows', head, 1, 'There is no table with a row.'],
  ['words below the table', `${head}\n| Chat | yes | no |\n\nWords`, 5, 'There is text outside the table.'],
  ['no columns', '| Feature |\n| --- |\n| Chat |', 1, 'The table has 0 columns'],
  ['no heading', `| Feature | | Plus |\n| --- | --- | --- |\n| Chat | yes | no |`, 1, 'A column has no heading.'],
  ['five columns', `|a|b|c|d|e|f|\n|-|-|-|-|-|-|\n|a|b|c|d|e|f|`, 1, 'The table has 5 columns'],
  ['a missing cell', `${head}\n| Tags | yes | no |\n| Chat | yes |`, 4, '“Chat” has no value for “Plus”.'],
  ['a cell too many', `${head}\n| Chat | yes | no | yes |`, 3, 'The row has 4 cells for 3 columns.'],
  ['a cell too many without outer bars', `${head}\nChat | yes | no | yes`, 3, 'The row has 4 cells for 3 columns.'],
  ['a row without a feature', `${head}\n| | yes | no |`, 3, 'The row has no feature.'],
  ['italics in a value', `${head}\n| Chat | *about* 12 | no |`, 3, 'The words in italics “about” are not shown.'],
  ['italics in a heading', '| | Plus *new* |\n| --- | --- |\n| Chat | yes |', 1, 'The words in italics “new”'],
  ['italics in a group', `${head}\n| Inbox *new* | | |\n| Chat | yes | no |`, 3, 'The words in italics “new”'],
  ['a long cell', `${head}\n| Chat | ${'x'.repeat(61)} | no |`, 3, `“${'x'.repeat(61)}” is too long.`],
])('names the line of %s', (_, text, line, wrong) => {
  expect(readComparison(text)).toMatchObject({ line, wrong: expect.stringContaining(wrong) as string })
})
