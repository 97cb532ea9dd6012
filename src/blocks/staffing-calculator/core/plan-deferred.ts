import { roundUp } from '../../../tools/round-up'
import { around } from './around'
import { loadOf, type Arrivals } from './load-of'
import { peopleToSchedule } from './people-to-schedule'

/** Work that can wait for its turn: email. Shares are between 0 and 1. */
export interface DeferredWork extends Arrivals {
  /** The largest share of their time that agents may be busy. */
  readonly maxOccupancy: number
  /** The share of paid time that people are away from their desks, less than 1. */
  readonly shrinkage: number
  /** Contacts that are waiting already. */
  readonly backlog: number
  /** How soon those are to be answered, in s of working time. */
  readonly clearWithin: number
}

/** How the work goes with a number of agents. */
export interface DeferredOutcome {
  readonly agents: number
  readonly scheduled: number
  /** The share of their time that the work which arrives takes; more than 1 when it is too much. */
  readonly occupancy: number
  /** Until the backlog is gone, in s of working time; infinite when it never is. */
  readonly timeToClear: number
  /** By how many contacts the backlog grows in an hour; 0 when they keep up. */
  readonly growth: number
}

export interface DeferredPlan {
  /** What arrives, in hours of work in each hour. */
  readonly load: number
  /** What is waiting, in s of work. */
  readonly backlogWork: number
  readonly needed: DeferredOutcome
  /** How many would keep up with what arrives, and never touch the backlog. */
  readonly agentsToKeepUp: number
  /** With up to two fewer and two more. */
  readonly around: readonly DeferredOutcome[]
}

/** Less work than anyone would notice, in hours in each hour: sums of decimals are not exact. */
const NOTHING = 1e-9

const backlogWorkOf = ({ backlog, handleTime }: DeferredWork): number => backlog * handleTime

/** What a number of agents gives, who work as much of their time as they may. */
export function deferredOutcome(work: DeferredWork, agents: number): DeferredOutcome {
  const load = loadOf(work)
  const spare = agents * work.maxOccupancy - load
  const growth = spare < -NOTHING ? (-spare * 3600) / work.handleTime : 0
  return {
    agents,
    scheduled: peopleToSchedule(agents, work.shrinkage),
    occupancy: load / agents,
    timeToClear: timeToClear(backlogWorkOf(work), spare),
    growth,
  }
}

/** In s of working time, from s of work and the hours in each hour that are left for it. */
function timeToClear(backlogWork: number, spare: number): number {
  if (spare > NOTHING) return backlogWork / spare
  return backlogWork > 0 || spare < -NOTHING ? Number.POSITIVE_INFINITY : 0
}

/**
 * The fewest agents who keep up with what arrives and answer what is waiting in time. Work that can
 * wait for its turn evens out over the day, so this is a division and no theory of queues.
 */
export function planDeferred(work: DeferredWork): DeferredPlan {
  const load = loadOf(work)
  const backlogWork = backlogWorkOf(work)
  const agentsFor = (hoursInEachHour: number) => Math.max(1, roundUp(hoursInEachHour / work.maxOccupancy))
  const outcome = (agents: number) => deferredOutcome(work, agents)
  const agents = agentsFor(load + backlogWork / work.clearWithin)
  return {
    load,
    backlogWork,
    agentsToKeepUp: agentsFor(load),
    needed: outcome(agents),
    around: around(agents).map(outcome),
  }
}
