import { roundUp } from '../../../tools/round-up'
import { around } from './around'
import { firstNumber } from './first-number'
import { loadOf, type Arrivals } from './load-of'
import { peopleToSchedule } from './people-to-schedule'
import { queueFigures, type QueueFigures } from './queue-figures'
import { serviceLevel } from './service-level'

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
