import fc from 'fast-check'
import { erlangB, erlangC, queueFigures, serviceLevel } from './erlang'
import { exactErlangB, exactErlangC } from './test-support/exact-erlang'

/**
 * T. S. Rappaport, Wireless Communications: Principles and Practice, 2nd edition, Prentice Hall 2002, table 3.4,
 * “Capacity of an Erlang B System”: erlangs that a number of channels carries at a given share of blocked calls. The
 * table gives three digits, of which the last is not always exact. The values below were typed by hand, so each is also
 * checked with exact arithmetic, which is independent of the tested code.
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

it('equals the textbook’s sum for every load and number of servers', () => {
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

it('does not overflow where factorials would', () => {
  expect(erlangB(100_000, 100_000)).toBeCloseTo(Math.sqrt(2 / (Math.PI * 100_000)), 4)
  expect(erlangB(1, 100_000)).toBe(0)
})

describe('against printed values', () => {
  /**
   * J. Dunlop, D. Girma, J. Irvine, Digital Mobile Communications and the TETRA System, Wiley 1999, appendix A.4,
   * “Erlang C table (for blocked calls queued)”: erlangs at a given share of waiting calls. The table gives two
   * decimals. Its values were typed by hand, so each is also checked with exact arithmetic, which is independent of the
   * tested code.
   */
  it.each([
    [8, 0.05, 3.87],
    [10, 0.01, 4.08],
  ])('with %i channels lets %d wait at %d erlangs', (channels, waiting, load) => {
    for (const formula of [exactErlangC, erlangC]) {
      expect(formula(load - 0.01, channels)).toBeLessThan(waiting)
      expect(formula(load + 0.01, channels)).toBeGreaterThan(waiting)
    }
  })

  /** The package ErlangC 0.1.0 for R (doi 10.32614/CRAN.package.ErlangC), examples of its README. */
  it.each([
    [11, 0.6821182],
    [14, 0.1741319],
  ])('with %i agents at 10 erlangs lets %d wait', (agents, waiting) => {
    expect(exactErlangC(10, agents)).toBeCloseTo(waiting, 7)
    expect(erlangC(10, agents)).toBeCloseTo(waiting, 7)
  })
})

it('equals the textbook’s formula for every load and number of servers', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1200 }), fc.integer({ min: 1, max: 140 }), (tenths, servers) => {
      const load = tenths / 10
      fc.pre(load < servers)
      expect(Math.abs(erlangC(load, servers) - exactErlangC(load, servers))).toBeLessThan(1e-11)
    }),
  )
})

it.each([
  ['one server makes as many wait as it is busy', 0.3, 1, 0.3],
  ['no load never waits', 0, 3, 0],
  ['two erlangs at three servers', 2, 3, 4 / 9],
  ['everyone waits where there is as much work as there are servers', 4, 4, 1],
  ['everyone waits where there is more', 5.5, 4, 1],
  ['everyone waits where there is nobody', 0.1, 0, 1],
])('%s', (_, load, servers, waiting) => {
  expect(erlangC(load, servers)).toBeCloseTo(waiting, 12)
})

/** 100 calls in half an hour, of 3 minutes each. */
const calls = { contacts: 200, handleTime: 180 }

describe('against published values', () => {
  /** The package ErlangC 0.1.0 for R (doi 10.32614/CRAN.package.ErlangC), examples of its README. */
  it('equals the result of another program for 14 agents', () => {
    const figures = queueFigures({ ...calls, servers: 14 })
    expect(figures.averageWait).toBeCloseTo(7.83593701177724, 10)
    expect(figures.occupancy).toBeCloseTo(0.7142857, 7)
    expect(serviceLevel({ ...calls, servers: 14 }, 20)).toBeCloseTo(0.88835, 6)
    expect(serviceLevel({ ...calls, servers: 11 }, 20)).toBeCloseTo(0.3896138, 7)
  })

  /** J. Dunlop, D. Girma, J. Irvine, Digital Mobile Communications and the TETRA System, Wiley 1999, appendix A.4. */
  it.each([
    [8, 0.016],
    [10, 0.0022],
  ])('with %i channels, %d of those who wait do so for longer than a call', (servers, longer) => {
    const { waitOfWaiting } = queueFigures({ contacts: 3.87, handleTime: 3600, servers })
    expect(Math.exp(-3600 / waitOfWaiting)).toBeCloseTo(longer, 3)
  })
})

it('is infinite when the servers cannot keep up', () => {
  expect(queueFigures({ ...calls, servers: 10 })).toEqual({
    waiting: 1,
    waitOfWaiting: Infinity,
    averageWait: Infinity,
    occupancy: 1,
  })
  expect(serviceLevel({ ...calls, servers: 10 }, 3600)).toBe(0)
})

it('counts contacts that do not wait as answered immediately', () => {
  expect(serviceLevel({ ...calls, servers: 14 }, 0)).toBeCloseTo(1 - 0.1741319, 7)
})
