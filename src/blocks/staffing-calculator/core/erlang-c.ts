import { erlangB } from './erlang-b'

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
