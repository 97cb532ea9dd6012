import fc from 'fast-check'
import { erlangB } from './erlang-b'
import { exactErlangB } from './test-support/exact-erlang'

/**
 * T. S. Rappaport, Wireless Communications: Principles and Practice, 2nd edition, Prentice Hall 2002,
 * table 3.4, “Capacity of an Erlang B System”: erlangs that so many channels carry when so large a
 * share of calls may be blocked. The table gives three digits, the last of which is not always exact. The
 * values below were typed in by hand, so each is also held against exact arithmetic, which knows nothing
 * of the code under test.
 */
describe.each([
  [2, [0.153, 0.105, 0.065, 0.046]],
  [4, [0.869, 0.701, 0.535, 0.439]],
  [5, [1.36, 1.13, 0.9, 0.762]],
  [10, [4.46, 3.96, 3.43, 3.09]],
  [20, [12, 11.1, 10.1, 9.41]],
  [24, [15.3, 14.2, 13, 12.2]],
  [40, [29, 27.3, 25.7, 24.5]],
  [70, [56.1, 53.7, 51, 49.2]],
  [100, [84.1, 80.9, 77.4, 75.2]],
])('with %i channels', (channels, loads) => {
  it.each([0.01, 0.005, 0.002, 0.001].map((blocked, index) => [blocked, loads[index] ?? 0] as const))(
    'blocks %d at the load of the printed table',
    (blocked, load) => {
      const inexact = Math.max(0.0005, load * 0.005)
      for (const formula of [exactErlangB, erlangB]) {
        expect(formula(load - inexact, channels)).toBeLessThan(blocked)
        expect(formula(load + inexact, channels)).toBeGreaterThan(blocked)
      }
    },
  )
})

it('is the textbook’s sum, for every load and number of servers', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 1, max: 140 }), (load, servers) => {
      const exact = exactErlangB(load, servers)
      expect(Math.abs(erlangB(load, servers) - exact)).toBeLessThan(1e-12)
    }),
  )
})

it.each([
  ['no server turns everyone away', 3, 0, 1],
  ['no load is never turned away', 0, 4, 0],
  ['one server is busy for its load’s part of the time', 1, 1, 0.5],
])('%s', (_, load, servers, blocked) => {
  expect(erlangB(load, servers)).toBe(blocked)
})

it('stays a number where factorials would not', () => {
  expect(erlangB(100_000, 100_000)).toBeCloseTo(Math.sqrt(2 / (Math.PI * 100_000)), 4)
  expect(erlangB(1, 100_000)).toBe(0)
})

it('falls with every server, and rises with the load', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.01, max: 500, noNaN: true }),
      fc.integer({ min: 1, max: 600 }),
      fc.double({ min: 1.001, max: 3, noNaN: true }),
      (load, servers, factor) => {
        const blocked = erlangB(load, servers)
        expect(blocked).toBeGreaterThanOrEqual(0)
        expect(blocked).toBeLessThanOrEqual(1)
        expect(erlangB(load, servers + 1)).toBeLessThanOrEqual(blocked)
        expect(erlangB(load * factor, servers)).toBeGreaterThanOrEqual(blocked)
      },
    ),
  )
})
