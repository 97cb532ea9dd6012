/**
 * Erlang's C formula as in textbooks, with sums, powers and factorials of arbitrary-precision integers: nothing is
 * rounded before the end. It shares no step with the calculator's recursion.
 */

/** Loads have at most four decimals, in erlangs. */
const parts = 10_000n

/** The terms `A^k / k!` for `k` from 0 to the number of servers, all multiplied by the same whole number. */
function terms(load: number, servers: number): readonly bigint[] {
  const scaled = BigInt(Math.round(load * Number(parts)))
  const factors: bigint[] = [1n]
  // From the last term to the first: N! / k!, times the load's power of ten.
  for (let server = servers; server > 0; server -= 1) {
    factors.unshift((factors[0] ?? 1n) * BigInt(server) * parts)
  }
  let power = 1n
  return factors.map((factor) => {
    const term = factor * power
    power *= scaled
    return term
  })
}

const digits = 10n ** 18n
const ratio = (part: bigint, whole: bigint): number => Number((part * digits) / whole) / Number(digits)
const sum = (numbers: readonly bigint[]): bigint => numbers.reduce((total, number) => total + number, 0n)

/** The share of contacts that wait, for a load below the number of servers. */
export function exactErlangC(load: number, servers: number): number {
  const all = terms(load, servers)
  const scaled = BigInt(Math.round(load * Number(parts)))
  const room = BigInt(servers) * parts
  // The last term times N / (N - A), with everything multiplied by the divisor.
  const waiting = (all.at(-1) ?? 0n) * room
  return ratio(waiting, sum(all.slice(0, -1)) * (room - scaled) + waiting)
}
