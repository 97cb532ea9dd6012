import { peopleToSchedule } from './people-to-schedule'
import { loadOf } from './queue-figures'
import { roundUp } from './round-up'

/** Work that can wait for its turn: email. Shares are between 0 and 1. */
export interface DeferredWork {
  /** That arrive in an hour. */
  readonly contacts: number
  /** Average handle time of a contact, in s. */
  readonly handleTime: number
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

const backlogWorkOf = ({ backlog, handleTime }: DeferredWork): number => backlog * handleTime

/** What a number of agents gives, who work as much of their time as they may. */
export function deferredOutcome(work: DeferredWork, agents: number): DeferredOutcome {
  const load = loadOf(work)
  const spare = agents * work.maxOccupancy - load
  const backlogWork = backlogWorkOf(work)
  const keepsUp = spare > -1e-9
  return {
    agents,
    scheduled: peopleToSchedule(agents, work.shrinkage),
    occupancy: load / agents,
    timeToClear: backlogWork === 0 && keepsUp ? 0 : spare > 1e-9 ? backlogWork / spare : Number.POSITIVE_INFINITY,
    growth: keepsUp ? 0 : (-spare * 3600) / work.handleTime,
  }
}

/**
 * The fewest agents who keep up with what arrives and answer what is waiting in time. The order of
 * arrival does not matter for work that can wait, so this is a division and no theory of queues.
 */
export function planDeferred(work: DeferredWork): DeferredPlan {
  const load = loadOf(work)
  const backlogWork = backlogWorkOf(work)
  const agentsToKeepUp = Math.max(1, roundUp(load / work.maxOccupancy))
  const agents = Math.max(1, roundUp((load + backlogWork / work.clearWithin) / work.maxOccupancy))
  return {
    load,
    backlogWork,
    agentsToKeepUp,
    needed: deferredOutcome(work, agents),
    around: [-2, -1, 0, 1, 2].flatMap((more) => (agents + more > 0 ? deferredOutcome(work, agents + more) : [])),
  }
}
