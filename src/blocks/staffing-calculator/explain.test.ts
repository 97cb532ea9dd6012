import { type FormState, initialState } from './calculator-form'
import { explain } from './explain'

it.each<[Partial<FormState>, Partial<FormState['numbers']>, string]>([
  [{}, {}, '7'],
  [{ handleUnit: 's' }, { handle: 360 }, '7'],
  [{ withinUnit: 'min' }, { within: 2 }, '6'],
  [{}, { 'at-once': 3 }, '7'],
  [{ channel: 'chat' }, {}, '3'],
  [{ channel: 'email' }, {}, '6'],
  [{ channel: 'email' }, { waiting: 0 }, '5'],
])('converts units and applies the fields of the channel: %j with %j needs %s agents', (change, numbers, agents) => {
  const state = { ...initialState, ...change, numbers: { ...initialState.numbers, ...numbers } }
  expect(explain(state).figures[0]?.value).toBe(agents)
})
