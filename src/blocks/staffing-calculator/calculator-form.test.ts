import { initialState, readForm, toQuery } from './calculator-form'

const read = (query: string) => {
  const parameters = new URLSearchParams(query)
  return readForm((name) => parameters.get(name))
}

it('reads an address', () => {
  const { state, wrong } = read('channel=chat&contacts=18&handle=720&handle-unit=s&at-once=2&within=1&within-unit=min')
  expect(wrong).toEqual(['target', 'occupancy', 'shrinkage'])
  expect(state).toEqual({
    channel: 'chat',
    numbers: { ...initialState.numbers, contacts: 18, handle: 720, 'at-once': 2, within: 1 },
    handleUnit: 's',
    withinUnit: 'min',
  })
})

it.each([
  ['an unknown channel', 'channel=fax'],
  ['an unknown unit', 'handle-unit=years&within-unit='],
  ['too much', 'contacts=10001&target=100&shrinkage=91&occupancy=101'],
  ['too little', 'contacts=0&handle=0&target=0&occupancy=19'],
  ['no number', 'contacts=&handle=six&target=NaN&within=Infinity&occupancy=-85&shrinkage=0x1e'],
  ['a part of something', 'at-once=1.5&waiting=0.5'],
])('uses the initial values for %s', (_, query) => {
  expect(read(query).state).toEqual(initialState)
})

it('names the invalid numbers of the channel', () => {
  const all = 'contacts=40&handle=6&target=80&within=20&occupancy=85&shrinkage=30'
  expect(read(`${all}&at-once=99&waiting=-1`).wrong).toEqual([])
  expect(read(`channel=chat&${all}&at-once=99&waiting=-1`).wrong).toEqual(['at-once'])
  expect(read(`channel=email&${all}&at-once=99&waiting=-1&clear=8`).wrong).toEqual(['waiting'])
})

it('leaves fields of other channels out of the address', () => {
  expect(toQuery(initialState)).toEqual({
    ...{ channel: 'phone', contacts: '40', handle: '6', 'handle-unit': 'min', target: '80' },
    ...{ within: '20', 'within-unit': 's', occupancy: '85', shrinkage: '30' },
  })
  expect(Object.keys(toQuery({ ...initialState, channel: 'email' })).sort()).toEqual(
    ['channel', 'clear', 'contacts', 'handle', 'handle-unit', 'occupancy', 'shrinkage', 'waiting'].sort(),
  )
})
