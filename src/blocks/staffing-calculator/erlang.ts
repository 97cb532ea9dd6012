/** Contacts and their workload. */
export interface Arrivals {
  /** Per hour. */
  readonly contacts: number
  /** Average handle time of a contact, in s. */
  readonly handleTime: number
}

/** The load in erlangs: hours of work per hour. */
export const loadOf = ({ contacts, handleTime }: Arrivals): number => (contacts * handleTime) / 3600

/**
 * Erlang's loss formula (A. K. Erlang, 1917): the share of contacts that find all servers busy if those
 * contacts are turned away. Recursion over the servers avoids factorials and powers, so no load
 * overflows.
 *
 * @param load in erlangs
 * @param servers a whole number
 */
export function erlangB(load: number, servers: number): number {
  let blocked = 1
  for (let server = 1; server <= servers; server += 1) blocked = (load * blocked) / (server + load * blocked)
  return blocked
}

/**
 * Erlang's delay formula (A. K. Erlang, 1917): the share of contacts that wait because all servers are busy when they
 * arrive. Assumes random arrivals, exponential handle times, and no abandoned contacts.
 *
 * @param load in erlangs
 * @param servers a whole number
 * @returns 1 when the servers cannot keep up
 */
export function erlangC(load: number, servers: number): number {
  if (servers <= load) return 1
  const blocked = erlangB(load, servers)
  return blocked / (1 - (load / servers) * (1 - blocked))
}

interface QueueFigures {
  /** The share of contacts that wait. */
  readonly waiting: number
  /** The average speed of answer: the average wait of all contacts, in s. */
  readonly averageWait: number
  /** The average wait of the contacts that wait, in s. */
  readonly waitOfWaiting: number
  /** The share of time that servers are busy; 1 when they cannot keep up. */
  readonly occupancy: number
}

/**
 * Waiting times and occupancy of a queue by Erlang's delay formula.
 *
 * @param servers a whole number
 * @returns infinite waits when the servers cannot keep up
 */
export function queueFigures(arrivals: Arrivals, servers: number): QueueFigures {
  const load = loadOf(arrivals)
  const spare = servers - load
  const waiting = erlangC(load, servers)
  const waitOfWaiting = spare > 0 ? arrivals.handleTime / spare : Number.POSITIVE_INFINITY
  return {
    waiting,
    waitOfWaiting,
    averageWait: waiting * waitOfWaiting,
    occupancy: spare > 0 ? load / servers : 1,
  }
}

/**
 * The service level: the share of contacts that are answered within a time.
 *
 * @param within in s
 * @returns 0 when the servers cannot keep up
 */
export const serviceLevel = ({ waiting, waitOfWaiting }: QueueFigures, within: number): number =>
  Number.isFinite(waitOfWaiting) ? 1 - waiting * Math.exp(-within / waitOfWaiting) : 0
