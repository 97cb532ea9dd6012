import { erlangC } from './erlang-c'
import { loadOf, type Arrivals } from './load-of'

/** A queue that several servers work at. */
export interface Queue extends Arrivals {
  /** A whole number. */
  readonly servers: number
}

/** What a queue is like for those who wait in it and for those who work at it. */
export interface QueueFigures {
  /** The share of contacts that have to wait. */
  readonly waiting: number
  /** The average speed of answer: how long a contact waits, those that don't wait included, in s. */
  readonly averageWait: number
  /** How long those wait on average that have to, in s. */
  readonly waitOfWaiting: number
  /** The share of their time that servers are busy; 1 where they can't keep up. */
  readonly occupancy: number
}

/**
 * Waiting times and occupancy of a queue by Erlang's delay formula.
 *
 * @returns waits are infinite where the servers can't keep up
 */
export function queueFigures(queue: Queue): QueueFigures {
  const load = loadOf(queue)
  const spare = queue.servers - load
  const waiting = erlangC(load, queue.servers)
  const waitOfWaiting = spare > 0 ? queue.handleTime / spare : Number.POSITIVE_INFINITY
  return {
    waiting,
    waitOfWaiting,
    averageWait: waiting * waitOfWaiting,
    occupancy: spare > 0 ? load / queue.servers : 1,
  }
}
