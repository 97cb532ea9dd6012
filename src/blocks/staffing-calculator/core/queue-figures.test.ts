import fc from 'fast-check'
import { queueFigures } from './queue-figures'
import { serviceLevel } from './service-level'

/** 100 calls in half an hour, of 3 minutes each. */
const calls = { contacts: 200, handleTime: 180 }

describe('against published values', () => {
  /** The package ErlangC 0.1.0 for R (doi 10.32614/CRAN.package.ErlangC), examples of its README. */
  it('is what another program says of 14 agents', () => {
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

it('has no end of waiting where the servers can’t keep up', () => {
  expect(queueFigures({ ...calls, servers: 10 })).toEqual({
    waiting: 1,
    waitOfWaiting: Infinity,
    averageWait: Infinity,
    occupancy: 1,
  })
  expect(serviceLevel({ ...calls, servers: 10 }, 3600)).toBe(0)
})

it('answers at once whom it does not let wait', () => {
  expect(serviceLevel({ ...calls, servers: 14 }, 0)).toBeCloseTo(1 - 0.1741319, 7)
})

const queue = fc.record({
  contacts: fc.double({ min: 1, max: 2000, noNaN: true }),
  handleTime: fc.double({ min: 5, max: 1800, noNaN: true }),
  servers: fc.integer({ min: 1, max: 300 }),
})

it('serves better with every server, and with every second that it has', () => {
  fc.assert(
    fc.property(queue, fc.double({ min: 0, max: 600, noNaN: true }), (given, within) => {
      const level = serviceLevel(given, within)
      expect(level).toBeGreaterThanOrEqual(0)
      expect(level).toBeLessThanOrEqual(1)
      expect(serviceLevel({ ...given, servers: given.servers + 1 }, within)).toBeGreaterThanOrEqual(level)
      expect(serviceLevel(given, within + 1)).toBeGreaterThanOrEqual(level)
    }),
  )
})

it('never lets anyone wait longer because there is one more server', () => {
  fc.assert(
    fc.property(queue, (given) => {
      const few = queueFigures(given)
      const more = queueFigures({ ...given, servers: given.servers + 1 })
      expect(more.averageWait).toBeLessThanOrEqual(few.averageWait)
      expect(more.waitOfWaiting).toBeLessThanOrEqual(few.waitOfWaiting)
      expect(more.occupancy).toBeLessThanOrEqual(few.occupancy)
    }),
  )
})
