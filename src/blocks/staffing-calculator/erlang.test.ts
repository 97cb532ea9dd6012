import { erlangB, erlangC, queueFigures, serviceLevel } from './erlang'

it('does not overflow where factorials would', () => {
  expect(erlangB(100_000, 100_000)).toBeCloseTo(Math.sqrt(2 / (Math.PI * 100_000)), 4)
  expect(erlangB(1, 100_000)).toBe(0)
})

// With 11 and 14 servers: the package ErlangC 0.1.0 for R (doi 10.32614/CRAN.package.ErlangC), examples of its README.
it.each([
  ['10 erlangs at 11 servers', 10, 11, 0.6821182],
  ['10 erlangs at 14 servers', 10, 14, 0.1741319],
  ['two erlangs at three servers', 2, 3, 4 / 9],
  ['no load', 0, 3, 0],
  ['as much work as servers', 4, 4, 1],
  ['no servers', 0.1, 0, 1],
])('of %s, lets the right share wait', (_, load, servers, waiting) => {
  expect(erlangC(load, servers)).toBeCloseTo(waiting, 7)
})

it('is infinite when the servers cannot keep up', () => {
  const figures = queueFigures({ contacts: 200, handleTime: 180 }, 10)
  expect(figures).toEqual({ waiting: 1, waitOfWaiting: Infinity, averageWait: Infinity, occupancy: 1 })
  expect(serviceLevel(figures, 3600)).toBe(0)
})
