import fc from 'fast-check'
import { erlangB, erlangC, queueFigures, serviceLevel } from './erlang'
import { exactErlangC } from './test-support/exact-erlang'

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

it('is infinite when the servers cannot keep up', () => {
  const figures = queueFigures(calls, 10)
  expect(figures).toEqual({
    waiting: 1,
    waitOfWaiting: Infinity,
    averageWait: Infinity,
    occupancy: 1,
  })
  expect(serviceLevel(figures, 3600)).toBe(0)
})
