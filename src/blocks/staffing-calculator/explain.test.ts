import { type FormState, initialState } from './calculator-form'
import { explain, lookUp } from './explain'

const agents = (change: Partial<FormState>, numbers: Partial<FormState['numbers']> = {}) =>
  explain({ ...initialState, ...change, numbers: { ...initialState.numbers, ...numbers } }).figures[0]?.value

it('converts percentages and units', () => {
  expect(agents({})).toBe('7')
  expect(agents({ handleUnit: 's' }, { handle: 360 })).toBe('7')
  expect(agents({ withinUnit: 'min' }, { within: 2 })).toBe('6')
  expect(agents({}, { target: 90, within: 10 })).toBe('8')
})

it('answers each channel', () => {
  expect(agents({ channel: 'chat' })).toBe('3')
  expect(agents({ channel: 'email' })).toBe('6')
  expect(agents({ channel: 'email' }, { waiting: 0 })).toBe('5')
})

it('ignores chats at once for calls', () => {
  expect(agents({}, { 'at-once': 3 })).toBe('7')
})

it('has the same answers as the calculator', () => {
  const { caption, columns, rows } = lookUp()
  expect(caption).toBe(
    'Agents at a time, for 80% of calls answered within 20 seconds, and no agent busy more than 85% of the time',
  )
  expect(columns[1]).toBe('6 minutes each')
  expect(rows.find(({ contacts }) => contacts === 40)?.agents[1]).toBe('7')
  expect(rows.find(({ contacts }) => contacts === 400)?.agents[1]).toBe('48')
})
