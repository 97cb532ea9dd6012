import { kilobytes } from './figures'
import { exceeded, middleOf, rowsOf } from './limits'

it('accepts values at their limits', () => {
  expect(
    exceeded([
      { what: 'a', value: 12, most: 12 },
      { what: 'b', value: 100, least: 100 },
      { what: 'c', value: 7 },
    ]),
  ).toEqual([])
})

it('reports an exceeded limit in one line, with details', () => {
  expect(exceeded([{ what: 'home: HTML', value: 13_401, most: 13_400, show: kilobytes }])).toEqual([
    'home: HTML: 13.5 KB, limit: at most 13.4 KB',
  ])
  expect(exceeded([{ what: 'home: SEO', value: 92, least: 100, details: ['title', 'title', 'robots'] }])).toEqual([
    'home: SEO: 92, limit: at least 100 (title, robots)',
  ])
})

it('shows each value with its measurements and its limit or target', () => {
  const limits = [
    middleOf('Edit', [3, 1, 2], { target: 4 }),
    { what: 'HTML', value: 13_401, most: 13_400, show: kilobytes },
    { what: 'Restarts', value: 0 },
  ]
  expect(rowsOf(limits).slice(1)).toEqual([
    ['Edit', '2', '1', '3', 'target 4'],
    ['HTML', '13.5 KB', '', '', 'at most 13.4 KB'],
    ['Restarts', '0', '', '', ''],
  ])
})
