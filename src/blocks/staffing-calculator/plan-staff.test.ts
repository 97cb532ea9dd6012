import fc from 'fast-check'
import { deferredOutcome, type DeferredWork, liveOutcome, type LiveWork, planDeferred, planLive } from './plan-staff'
import { emails } from './test-support/emails'

const calls: LiveWork = {
  contacts: 200,
  handleTime: 180,
  target: 0.8,
  answerWithin: 20,
  maxOccupancy: 0.85,
  shrinkage: 0.3,
  atOnce: 1,
}

describe('against published plans', () => {
  /** pyworkforce 0.1.0 (pypi.org/project/pyworkforce), the example of its description. */
  it('needs 14 agents and 20 in the schedule for 100 calls of 3 minutes in half an hour', () => {
    const { needed, load } = planLive(calls)
    expect(load).toBe(10)
    expect(needed).toMatchObject({ agents: 14, scheduled: 20 })
    expect(needed.serviceLevel).toBeCloseTo(0.8883500191794669, 12)
    expect(needed.occupancy).toBeCloseTo(0.7142857142857143, 12)
    expect(needed.waiting).toBeCloseTo(0.1741319335950498, 12)
  })

  /** call-center-tools (pypi.org/project/call-center-tools), the example of its description. */
  it('needs 40 agents because of the occupancy', () => {
    const { needed, agentsForService } = planLive({ ...calls, contacts: 1000, handleTime: 120 })
    expect(needed).toMatchObject({ agents: 40, scheduled: 58 })
    expect(agentsForService).toBeLessThan(40)
    expect(needed.waiting).toBeCloseTo(0.1907, 4)
    expect(needed.serviceLevel).toBeCloseTo(0.9372, 4)
    expect(needed.averageWait).toBeCloseTo(3.43, 2)
    expect(needed.occupancy).toBeCloseTo(0.8333, 4)
  })
})

it('counts an agent with several chats as several servers', () => {
  const chats = { ...calls, contacts: 18, handleTime: 720, answerWithin: 60, atOnce: 2 }
  // The table of the article “Staffing arithmetic” of this site's blog.
  const waits = [2, 3, 4].map((agents) => {
    const { waiting, averageWait, serviceLevel } = liveOutcome(chats, agents)
    return [waiting, averageWait, 1 - serviceLevel].map((value) => Number(value.toPrecision(2)))
  })
  expect(waits).toEqual([
    [0.79, 1400, 0.76],
    [0.2, 59, 0.16],
    [0.035, 5.7, 0.024],
  ])
  expect(planLive(chats).needed.agents).toBe(3)
})

it('handles the largest possible load', () => {
  const { needed } = planLive({ ...calls, contacts: 10_000, handleTime: 999 * 60, target: 0.999, maxOccupancy: 1 })
  expect(needed.agents).toBeGreaterThan(166_500)
  expect(needed.serviceLevel).toBeGreaterThanOrEqual(0.999)
})

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true })

const liveWork = fc.record<LiveWork>({
  contacts: between(1, 2000),
  handleTime: between(5, 1800),
  target: between(0.01, 0.999),
  answerWithin: between(0, 600),
  maxOccupancy: between(0.2, 1),
  shrinkage: between(0, 0.9),
  atOnce: fc.integer({ min: 1, max: 12 }),
})

it('meets both limits with the needed agents, and not with one fewer', () => {
  fc.assert(
    fc.property(liveWork, (given) => {
      const { needed } = planLive(given)
      const keepsPromises = ({ serviceLevel, occupancy }: typeof needed) =>
        serviceLevel >= given.target && occupancy <= given.maxOccupancy + 1e-8
      expect(keepsPromises(needed)).toBe(true)
      if (needed.agents > 1) expect(keepsPromises(liveOutcome(given, needed.agents - 1))).toBe(false)
    }),
  )
})

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

const deferredWork = fc.record<DeferredWork>({
  contacts: between(1, 2000),
  handleTime: between(5, 3600),
  maxOccupancy: between(0.2, 1),
  shrinkage: between(0, 0.9),
  backlog: fc.integer({ min: 0, max: 10_000 }),
  clearWithin: between(1800, 3_600_000),
})

it('clears the backlog in time with the needed agents, and not with one fewer', () => {
  fc.assert(
    fc.property(deferredWork, (given) => {
      const { needed } = planDeferred(given)
      expect(needed.growth).toBe(0)
      expect(needed.timeToClear).toBeLessThanOrEqual(given.clearWithin * 1.000_001)
      if (needed.agents === 1) return
      const fewer = deferredOutcome(given, needed.agents - 1)
      expect(fewer.growth > 0 || fewer.timeToClear > given.clearWithin * 0.999_999).toBe(true)
    }),
  )
})
