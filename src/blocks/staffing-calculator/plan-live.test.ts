import fc from 'fast-check'
import { liveOutcome, type LiveWork, planLive } from './plan-staff'

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

const share = (min: number, max: number) => fc.double({ min, max, noNaN: true })

const work = fc.record<LiveWork>({
  contacts: share(1, 2000),
  handleTime: share(5, 1800),
  target: share(0.01, 0.999),
  answerWithin: share(0, 600),
  maxOccupancy: share(0.2, 1),
  shrinkage: share(0, 0.9),
  atOnce: fc.integer({ min: 1, max: 12 }),
})

it('meets both limits with the needed agents, and not with one fewer', () => {
  fc.assert(
    fc.property(work, (given) => {
      const { needed } = planLive(given)
      const keepsPromises = ({ serviceLevel, occupancy }: typeof needed) =>
        serviceLevel >= given.target && occupancy <= given.maxOccupancy + 1e-8
      expect(keepsPromises(needed)).toBe(true)
      if (needed.agents > 1) expect(keepsPromises(liveOutcome(given, needed.agents - 1))).toBe(false)
    }),
  )
})
