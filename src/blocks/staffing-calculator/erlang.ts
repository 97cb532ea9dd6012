/** Contacts, and what each of them takes. */
export interface Arrivals {
  /** In an hour. */
  readonly contacts: number
  /** How long a contact keeps somebody busy on average, in s. */
  readonly handleTime: number
}

/** The work that arrives, in erlangs: hours of work in each hour. */
export const loadOf = ({ contacts, handleTime }: Arrivals): number => (contacts * handleTime) / 3600

/**
 * Erlang's loss formula (A. K. Erlang, 1917): the share of contacts that find all servers busy, if
 * those were turned away. It is worked out by recursion over the servers, so that no factorial or
 * power is ever formed and any load stays within the range of numbers.
 *
 * @param load erlangs: contacts in a unit of time, times how long each takes in that unit
 * @param servers a whole number
 */
export function erlangB(load: number, servers: number): number {
  let blocked = 1
  for (let server = 1; server <= servers; server += 1) blocked = (load * blocked) / (server + load * blocked)
  return blocked
}

/**
 * Erlang's delay formula (A. K. Erlang, 1917): the share of contacts that have to wait, since all
 * servers are busy when they arrive. Contacts arrive at random, nobody gives up, and handle times
 * vary as those of calls do.
 *
 * @param load erlangs: contacts in a unit of time, times how long each takes in that unit
 * @param servers a whole number
 * @returns 1 where the servers can't keep up with the load
 */
export function erlangC(load: number, servers: number): number {
  if (servers <= load) return 1
  const blocked = erlangB(load, servers)
  return blocked / (1 - (load / servers) * (1 - blocked))
}

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

/**
 * The service level: the share of contacts that are answered within a time.
 *
 * @param within s
 * @returns 0 where the servers can't keep up, as waits then grow without end
 */
export function serviceLevel(queue: Queue, within: number): number {
  const { waiting, waitOfWaiting } = queueFigures(queue)
  return Number.isFinite(waitOfWaiting) ? 1 - waiting * Math.exp(-within / waitOfWaiting) : 0
}
