import { changesAfter, isNeverLive, stateAt } from './page-dates'

const now = Date.parse('2026-06-01T12:00Z')

it.each([
  ['live', {}],
  ['scheduled', { publishAt: '2026-06-01T12:01Z' }],
  ['live', { publishAt: '2026-06-01T12:00Z' }],
  // One hour earlier than in UTC.
  ['live', { publishAt: '2026-06-01T13:00+01:00' }],
  ['live', { expireAt: '2026-06-01T12:01Z' }],
  ['expired', { expireAt: '2026-06-01T12:00Z' }],
  // A day begins at midnight, UTC.
  ['expired', { publishAt: '2026-05-01', expireAt: '2026-06-01' }],
  ['live', { publishAt: 'soon', expireAt: null }],
])('is %s with %j', (state, dates) => {
  expect(stateAt(now, dates)).toBe(state)
})

it('compares instants, not texts', () => {
  expect(isNeverLive({ publishAt: '2026-06-01T10:00+02:00', expireAt: '2026-06-01T09:00Z' })).toBe(false)
  expect(isNeverLive({ publishAt: '2026-06-01T09:00Z', expireAt: '2026-06-01T10:00+02:00' })).toBe(true)
})

it('lists later changes only', () => {
  expect(changesAfter(now, { publishAt: '2026-05-01', expireAt: '2026-07-01T09:00+02:00' })).toEqual([
    { time: '2026-07-01T07:00:00.000Z', action: 'unpublished' },
  ])
})
