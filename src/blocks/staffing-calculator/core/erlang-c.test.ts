import fc from 'fast-check'
import { erlangC } from './erlang-c'
import { exactErlangC } from './test-support/exact-erlang'

describe('against printed values', () => {
  /**
   * J. Dunlop, D. Girma, J. Irvine, Digital Mobile Communications and the TETRA System, Wiley 1999,
   * appendix A.4, “Erlang C table (for blocked calls queued)”: erlangs at which so large a share of
   * calls has to wait. The table gives two decimals. Its values were typed in by hand, so each is also
   * held against exact arithmetic, which knows nothing of the code under test.
   */
  it.each([
    [8, 0.05, 3.87],
    [10, 0.01, 4.08],
  ])('lets %i channels make %d wait at %d erlangs', (channels, waiting, load) => {
    for (const formula of [exactErlangC, erlangC]) {
      expect(formula(load - 0.01, channels)).toBeLessThan(waiting)
      expect(formula(load + 0.01, channels)).toBeGreaterThan(waiting)
    }
  })

  /** The package ErlangC 0.1.0 for R (doi 10.32614/CRAN.package.ErlangC), examples of its README. */
  it.each([
    [11, 0.6821182],
    [14, 0.1741319],
  ])('with %i agents at 10 erlangs makes %d wait', (agents, waiting) => {
    expect(exactErlangC(10, agents)).toBeCloseTo(waiting, 7)
    expect(erlangC(10, agents)).toBeCloseTo(waiting, 7)
  })
})

it('is the textbook’s formula, for every load and number of servers', () => {
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

it('is a share, falls with every server and rises with the load', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.01, max: 500, noNaN: true }),
      fc.integer({ min: 0, max: 600 }),
      fc.double({ min: 1.001, max: 3, noNaN: true }),
      (load, servers, factor) => {
        const waiting = erlangC(load, servers)
        expect(waiting).toBeGreaterThanOrEqual(0)
        expect(waiting).toBeLessThanOrEqual(1)
        expect(erlangC(load, servers + 1)).toBeLessThanOrEqual(waiting)
        expect(erlangC(load * factor, servers)).toBeGreaterThanOrEqual(waiting)
      },
    ),
  )
})
