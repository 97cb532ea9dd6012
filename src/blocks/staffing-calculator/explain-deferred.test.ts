import { explainDeferred } from './explain-deferred'
import type { DeferredWork } from './plan-staff'
import { emails } from './test-support/emails'

const textOf = (change: Partial<DeferredWork>) => explainDeferred({ ...emails, ...change }).sentences.join(' ')

it('has four figures, the agents first, and describes the work, the backlog and the result', () => {
  const { figures, sentences } = explainDeferred(emails)
  expect(figures).toEqual([
    { label: 'Agents at a time', value: '6' },
    { label: 'People on the schedule', value: '9' },
    { label: 'Busy with new emails', value: '66.7%' },
    { label: 'Backlog cleared in', value: '5 hours 27 minutes' },
  ])
  expect(sentences).toEqual([
    '40 emails an hour at 6 minutes each bring 4 hours of work in every hour.',
    'The 60 waiting are another 6 hours of work, due within 8 hours.',
    'Just to keep up with new ones, 5 would do. 6 agents clear the backlog in 5 hours 27 minutes. One fewer would take 24 hours. After that, new ones take 66.7% of their time; your limit is 85%.',
    'Breaks, meetings, training and illness take 30% of paid time. For 6 to be there, 9 people have to be in the schedule.',
  ])
})

it.each<[string, Partial<DeferredWork>, string]>([
  [
    'nothing waits',
    { backlog: 0 },
    'It takes 5 agents 80% of their time; your limit is 85%. One fewer would fall behind, a little more each hour.',
  ],
  ['one agent is enough', { contacts: 3, backlog: 1 }, '1 agent clears the backlog in 11 minutes.'],
  ['one fewer would be busy with new ones alone', { contacts: 34, backlog: 20 }, 'One fewer would never get to them.'],
])('says so when %s', (_, change, sentence) => {
  expect(textOf(change)).toContain(sentence)
})

it.each<[string, Partial<DeferredWork>, readonly string[]]>([
  [
    'with a backlog',
    {},
    ['Never: 6 more each hour', '24\u00A0h', '5\u00A0h 27\u00A0min', '3\u00A0h 5\u00A0min', '2\u00A0h 9\u00A0min'],
  ],
  [
    'without one',
    { backlog: 0 },
    ['Never: 15 more each hour', 'Never: 6 more each hour', 'No backlog', 'No backlog', 'No backlog'],
  ],
  [
    'where a few are too much',
    { contacts: 26, backlog: 0 },
    ['Never: 9 more each hour', 'Never: more each hour', 'No backlog', 'No backlog', 'No backlog'],
  ],
])('shows when the backlog is answered, %s', (_, change, cells) => {
  const { rows } = explainDeferred({ ...emails, ...change })
  expect(rows.map(({ cells: row }) => row.at(-1))).toEqual(cells)
})

it('shows the occupancy, also above 100%', () => {
  const { rows, columns } = explainDeferred({ ...emails, backlog: 0 })
  expect(columns).toEqual(['Agents', 'On the schedule', 'Busy with new emails', 'Backlog cleared in'])
  expect(rows.map(({ cells }) => cells[2])).toEqual(['Over 100%', '100%', '80%', '66.7%', '57.1%'])
  expect(rows.map(({ isNeeded }) => isNeeded)).toEqual([false, false, true, false, false])
})
