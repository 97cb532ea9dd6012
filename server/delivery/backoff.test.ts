import { defaultRetryPlan, waitAfter } from './delivery'

const plan = { tries: 6, firstWait: 1000, longestWait: 5000 }

it('doubles, up to the longest, and ends after the last try', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map((attempts) => waitAfter(attempts, plan, 0))).toEqual([
    1000,
    2000,
    4000,
    5000,
    5000,
    undefined,
    undefined,
  ])
})

it('is cut by a random part of up to a half', () => {
  expect(waitAfter(1, plan, 1)).toBe(500)
  expect(waitAfter(3, plan, 0.5)).toBe(3000)
})

it('is as long as the CRM asks for', () => {
  expect(waitAfter(1, plan, 0, 9000)).toBe(9000)
  expect(waitAfter(3, plan, 0, 10)).toBe(4000)
})

it('by default outlasts three days, even when chance cuts each wait as short as it can', () => {
  const hoursAt = (random: number): number =>
    Array.from(
      { length: defaultRetryPlan.tries - 1 },
      (_, index) => waitAfter(index + 1, defaultRetryPlan, random) ?? 0,
    ).reduce((sum, wait) => sum + wait, 0) / 3_600_000
  expect(hoursAt(1)).toBeGreaterThan(72)
  expect(hoursAt(0)).toBeLessThan(30 * 24)
})
