import fc from 'fast-check'
import { firstNumber } from './first-number'

it('finds the smallest number that is enough, from any beginning', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 100_000 }), (from, more) => {
      expect(firstNumber(from, (value) => value >= from + more)).toBe(from + more)
    }),
  )
})

it('asks a few times, however far it is', () => {
  const isEnough = jest.fn((value: number) => value >= 777_777)
  expect(firstNumber(1, isEnough)).toBe(777_777)
  expect(isEnough.mock.calls.length).toBeLessThan(50)
})
