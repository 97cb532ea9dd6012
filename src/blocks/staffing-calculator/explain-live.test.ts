import { explainLive } from './explain-live'
import type { LiveWork } from './plan-staff'

const calls: LiveWork = {
  contacts: 40,
  handleTime: 360,
  target: 0.8,
  answerWithin: 20,
  maxOccupancy: 0.85,
  shrinkage: 0.3,
  atOnce: 1,
}

it('has four figures, the agents first, and describes the work, the result and its reason', () => {
  const { figures, sentences } = explainLive(calls, 'call')
  expect(figures).toEqual([
    { label: 'Agents at a time', value: '7' },
    { label: 'People on the schedule', value: '10' },
    { label: 'Answered within 20 seconds', value: '88.6%' },
    { label: 'Average speed of answer', value: '16 seconds' },
  ])
  expect(sentences).toEqual([
    '40 calls an hour at 6 minutes each bring 4 hours of work in every hour: a load of 4 erlangs.',
    'With 7 agents, 88.6% of calls are answered within 20 seconds; your target is 80%. With one fewer, it would be 74.5%.',
    '13.5% of calls have to wait, 2 minutes on average. Over all calls, the average speed of answer is 16 seconds.',
    'Each agent is busy 57.1% of the time; your limit is 85%.',
    'Breaks, meetings, training and illness take 30% of paid time. For 7 to be there, 10 people have to be in the schedule.',
  ])
})

it.each<[string, Partial<LiveWork>, string]>([
  [
    'the occupancy asks for more than a service level of thousands',
    { contacts: 10_000, handleTime: 3600, maxOccupancy: 0.7 },
    'For the service level alone, 10,',
  ],
  [
    'the occupancy asks for more than the service level',
    { contacts: 400, maxOccupancy: 0.7 },
    'For the service level alone, 46 would do, busy 87% of the time. Your occupancy limit calls for more.',
  ],
  [
    'one fewer could not keep up',
    { contacts: 60, answerWithin: 999 * 60, maxOccupancy: 1 },
    'One fewer couldn’t keep up: the queue would keep growing.',
  ],
  [
    'thousands are needed',
    { contacts: 10_000, handleTime: 3600, shrinkage: 0.3 },
    'For 11,765 to be there, 16,808 people have to be in the schedule.',
  ],
  [
    'one agent is enough',
    { contacts: 1 },
    'With 1 agent, 90.5% of calls are answered within 20 seconds; your target is 80%.',
  ],
  [
    'there is one call',
    { contacts: 1 },
    '1 call an hour at 6 minutes brings 6 minutes of work in every hour: a load of 0.1 erlangs.',
  ],
  ['calls are to be answered at once', { answerWithin: 0 }, 'of calls are answered immediately; your target is 80%.'],
])('says so when %s', (_, change, sentence) => {
  expect(explainLive({ ...calls, ...change }, 'call').sentences.join(' ')).toContain(sentence)
})

it('counts the chat slots of agents with several chats', () => {
  const { sentences, figures } = explainLive({ ...calls, atOnce: 3 }, 'chat')
  expect(figures[0]?.value).toBe('3')
  expect(sentences).toContain(
    'At 3 chats at once, 3 agents have room for 9. On average, 44.4% of that is in use; your limit is 85%.',
  )
})

it('compares fewer and more agents, and marks the needed number', () => {
  const { columns, rows } = explainLive({ ...calls, contacts: 20, answerWithin: 60 }, 'call')
  expect(columns).toEqual(['Agents', 'On the schedule', 'Answered within 1 minute', 'Average wait', 'Busy'])
  expect(rows.map(({ cells, isNeeded }) => [...cells, isNeeded])).toEqual([
    ['2', '3', '0%', 'Keeps growing', '100%', false],
    ['3', '5', '62.4%', '2\u00A0min 40\u00A0s', '66.7%', false],
    ['4', '6', '87.5%', '31\u00A0s', '50%', true],
    ['5', '8', '96.4%', '7\u00A0s', '40%', false],
    ['6', '9', '99.1%', '2\u00A0s', '33.3%', false],
  ])
})
