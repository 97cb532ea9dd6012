import { roundUp } from '../../tools/numbers'
import { type Arrivals, loadOf, queueFigures, type QueueFigures, serviceLevel } from './erlang'

/** A number of agents with up to two fewer and two more, the fewest first. */
export const around = (agents: number): readonly number[] =>
  [agents - 2, agents - 1, agents, agents + 1, agents + 2].filter((count) => count > 0)

/**
 * How many people have to be in the schedule for some of them to be at their desks.
 *
 * @param agents who are needed at a time
 * @param shrinkage the share of paid time that people are away: 0 or more, less than 1
 */
export const peopleToSchedule = (agents: number, shrinkage: number): number => roundUp(agents / (1 - shrinkage))

/**
 * The smallest whole number that is enough.
 *
 * @param from a whole number to begin with
 * @param isEnough when it holds for a number, it holds for all that are larger, and it holds for some
 */
export function firstNumber(from: number, isEnough: (value: number) => boolean): number {
  if (isEnough(from)) return from
  let step = 1
  while (!isEnough(from + step)) step *= 2
  let tooFew = from + Math.floor(step / 2)
  let enough = from + step
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2)
    if (isEnough(middle)) enough = middle
    else tooFew = middle
  }
  return enough
}

/** Work that is answered at once: calls and chats. Shares are between 0 and 1. */
export interface LiveWork extends Arrivals {
  /** The service level to reach, less than 1. */
  readonly target: number
  /** How soon contacts are to be answered, in s. */
  readonly answerWithin: number
  /** The largest share of their time that agents may be busy. */
  readonly maxOccupancy: number
  /** The share of paid time that people are away from their desks, less than 1. */
  readonly shrinkage: number
  /** Contacts that an agent holds at the same time: 1 for calls. */
  readonly atOnce: number
}

/** How the work goes with a number of agents. */
export interface LiveOutcome extends QueueFigures {
  readonly agents: number
  readonly scheduled: number
  readonly serviceLevel: number
}

export interface LivePlan {
  /** Erlangs. */
  readonly load: number
  /** With the agents that are needed. */
  readonly needed: LiveOutcome
  /** How many the service level alone would need. */
  readonly agentsForService: number
  /** With up to two agents fewer and two more. */
  readonly around: readonly LiveOutcome[]
}

/** What a number of agents gives. An agent who holds several contacts counts as so many servers. */
export function liveOutcome(work: LiveWork, agents: number): LiveOutcome {
  const queue = { ...work, servers: agents * work.atOnce }
  return {
    ...queueFigures(queue),
    agents,
    scheduled: peopleToSchedule(agents, work.shrinkage),
    serviceLevel: serviceLevel(queue, work.answerWithin),
  }
}

/**
 * The fewest agents who reach the service level and are not busier than they may be, by Erlang's
 * delay formula.
 */
export function planLive(work: LiveWork): LivePlan {
  const load = loadOf(work)
  const outcome = (agents: number) => liveOutcome(work, agents)
  const agentsForService = firstNumber(
    Math.floor(load / work.atOnce) + 1,
    (agents) => outcome(agents).serviceLevel >= work.target,
  )
  const agents = Math.max(agentsForService, roundUp(load / work.atOnce / work.maxOccupancy))
  return { load, agentsForService, needed: outcome(agents), around: around(agents).map(outcome) }
}

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
