import fc from 'fast-check'
import { deferredOutcome, type DeferredWork, planDeferred } from './plan-staff'

/** 4 hours of work in each hour, and a backlog of 6 hours. */
const emails: DeferredWork = {
  contacts: 40,
  handleTime: 360,
  maxOccupancy: 0.85,
  shrinkage: 0.3,
  backlog: 60,
  clearWithin: 8 * 3600,
}

it('divides the work by the maximum occupancy', () => {
  const plan = planDeferred({ ...emails, backlog: 0 })
  expect(plan).toMatchObject({ backlogWork: 0, agentsToKeepUp: 5 })
  expect(plan.needed).toEqual({ agents: 5, scheduled: 8, occupancy: 0.8, timeToClear: 0, growth: 0 })
})

it('adds the hourly part of the backlog', () => {
  // 4 + 6 / 8 hours of work in each hour, and 85% of an hour from each agent.
  const { needed, agentsToKeepUp, backlogWork } = planDeferred(emails)
  expect({ agentsToKeepUp, backlogWork, agents: needed.agents }).toEqual({
    agentsToKeepUp: 5,
    backlogWork: 6 * 3600,
    agents: 6,
  })
  expect(needed.timeToClear).toBeCloseTo((6 * 3600) / (6 * 0.85 - 4), 6)
})

it('reports the growth of a backlog', () => {
  // 3 agents work 2.55 of the 4 hours that arrive in each hour: 1.45 hours are 14.5 emails.
  const outcome = deferredOutcome(emails, 3)
  expect(outcome.growth).toBeCloseTo(14.5, 9)
  expect(outcome.timeToClear).toBe(Infinity)
  expect(outcome.occupancy).toBeCloseTo(4 / 3, 9)
})

it('needs at least one agent', () => {
  expect(planDeferred({ ...emails, contacts: 1, handleTime: 1, backlog: 0 }).needed.agents).toBe(1)
})

const work = fc.record<DeferredWork>({
  contacts: fc.double({ min: 1, max: 2000, noNaN: true }),
  handleTime: fc.double({ min: 5, max: 3600, noNaN: true }),
  maxOccupancy: fc.double({ min: 0.2, max: 1, noNaN: true }),
  shrinkage: fc.double({ min: 0, max: 0.9, noNaN: true }),
  backlog: fc.integer({ min: 0, max: 10_000 }),
  clearWithin: fc.double({ min: 1800, max: 3_600_000, noNaN: true }),
})

it('clears the backlog in time with the needed agents, and not with one fewer', () => {
  fc.assert(
    fc.property(work, (given) => {
      const { needed } = planDeferred(given)
      expect(needed.growth).toBe(0)
      expect(needed.timeToClear).toBeLessThanOrEqual(given.clearWithin * 1.000_001)
      if (needed.agents === 1) return
      const fewer = deferredOutcome(given, needed.agents - 1)
      expect(fewer.growth > 0 || fewer.timeToClear > given.clearWithin * 0.999_999).toBe(true)
    }),
  )
})
