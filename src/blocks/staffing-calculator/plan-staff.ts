import { roundUp } from '../../tools/numbers'
import { type Arrivals, loadOf, queueFigures, serviceLevel } from './erlang'

/** The numbers of agents to compare: up to two fewer and two more, in ascending order. */
const around = (agents: number): readonly number[] =>
  [agents - 2, agents - 1, agents, agents + 1, agents + 2].filter((count) => count > 0)

/**
 * The number of people to schedule so that enough of them are at their desks.
 *
 * @param agents needed at a time
 * @param shrinkage share of paid time away from the desk, at least 0 and less than 1
 */
const peopleToSchedule = (agents: number, shrinkage: number): number => roundUp(agents / (1 - shrinkage))

/**
 * Finds the smallest sufficient whole number by doubling and bisection.
 *
 * @param from the smallest candidate
 * @param isEnough must be true for some number and all larger ones
 */
function firstNumber(from: number, isEnough: (value: number) => boolean): number {
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

/** Shares are between 0 and 1. */
interface Work extends Arrivals {
  readonly maxOccupancy: number
  /** The share of paid time away from the desk, less than 1. */
  readonly shrinkage: number
}

/** Work that is answered immediately: calls and chats. */
export interface LiveWork extends Work {
  /** The service level to reach, less than 1. */
  readonly target: number
  /** Target time to answer, in s. */
  readonly answerWithin: number
  /** Contacts that an agent handles at the same time: 1 for calls. */
  readonly atOnce: number
}

/** The result of a number of agents. An agent with several parallel contacts counts as several servers. */
export function liveOutcome(work: LiveWork, agents: number) {
  const figures = queueFigures(work, agents * work.atOnce)
  return {
    ...figures,
    agents,
    scheduled: peopleToSchedule(agents, work.shrinkage),
    serviceLevel: serviceLevel(figures, work.answerWithin),
  }
}

export type LiveOutcome = ReturnType<typeof liveOutcome>

/**
 * The fewest agents who reach the service level without exceeding the maximum occupancy, by Erlang's
 * delay formula.
 */
export function planLive(work: LiveWork) {
  const load = loadOf(work)
  const outcome = (agents: number) => liveOutcome(work, agents)
  const agentsForService = firstNumber(
    Math.floor(load / work.atOnce) + 1,
    (agents) => outcome(agents).serviceLevel >= work.target,
  )
  const agents = Math.max(agentsForService, roundUp(load / work.atOnce / work.maxOccupancy))
  return {
    /** Erlangs. */
    load,
    /** The number needed for the service level alone. */
    agentsForService,
    needed: outcome(agents),
    around: around(agents).map(outcome),
  }
}

export type LivePlan = ReturnType<typeof planLive>

/** Work that can wait: email. */
export interface DeferredWork extends Work {
  readonly backlog: number
  /** Time in which to answer them, in s of working time. */
  readonly clearWithin: number
}

/** Smaller values count as zero, in hours of work per hour: sums of decimals are not exact. */
const NOTHING = 1e-9

const backlogWorkOf = ({ backlog, handleTime }: DeferredWork): number => backlog * handleTime

/** The result of a number of agents who work at the maximum occupancy. */
export function deferredOutcome(work: DeferredWork, agents: number) {
  const load = loadOf(work)
  const spare = agents * work.maxOccupancy - load
  const growth = spare < -NOTHING ? (-spare * 3600) / work.handleTime : 0
  return {
    agents,
    scheduled: peopleToSchedule(agents, work.shrinkage),
    /** The share of time that new work takes; more than 1 when agents cannot keep up. */
    occupancy: load / agents,
    /** Time until the backlog is empty, in s of working time; may be infinite. */
    timeToClear: timeToClear(backlogWorkOf(work), spare),
    /** Growth of the backlog in contacts per hour; 0 when agents keep up. */
    growth,
  }
}

export type DeferredOutcome = ReturnType<typeof deferredOutcome>

/** @param spare hours per hour left for the backlog */
function timeToClear(backlogWork: number, spare: number): number {
  if (spare > NOTHING) return backlogWork / spare
  return backlogWork > 0 || spare < -NOTHING ? Number.POSITIVE_INFINITY : 0
}

/**
 * The fewest agents who keep up with new work and clear the backlog in time. Work that can wait evens out over the day,
 * so this needs no queueing theory.
 */
export function planDeferred(work: DeferredWork) {
  const load = loadOf(work)
  const backlogWork = backlogWorkOf(work)
  const agentsFor = (hoursInEachHour: number) => Math.max(1, roundUp(hoursInEachHour / work.maxOccupancy))
  const outcome = (agents: number) => deferredOutcome(work, agents)
  const agents = agentsFor(load + backlogWork / work.clearWithin)
  return {
    /** Waiting work, in s. */
    backlogWork,
    /** The number needed for new work alone. */
    agentsToKeepUp: agentsFor(load),
    needed: outcome(agents),
    around: around(agents).map(outcome),
  }
}

export type DeferredPlan = ReturnType<typeof planDeferred>
