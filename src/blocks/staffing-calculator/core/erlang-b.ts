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
