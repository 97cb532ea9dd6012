/** The work of one calibration, and the milliseconds that it takes on the machine for which limits are meant. */
const rounds = 28_000_000
const reference = 20

/** Uses nothing global, which is slow in Jest. */
function work(): number {
  let value = 1
  for (let round = 0; round < rounds; round += 1) value = (value ^ (value << 5) ^ round) | 0
  return value
}

/** How many times slower than the reference this process runs at the moment, because of its machine or its load; at least 1. */
function slowness(): number {
  const start = performance.now()
  work()
  return Math.max(1, (performance.now() - start) / reference)
}

/** The longest time, in ms, for which the event loop did not turn. */
async function measure(action: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let last = performance.now()
  let isOver = false
  const turn = (): void => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  await action()
  isOver = true
  return Math.max(longest, performance.now() - last)
}

/**
 * The longest time for which an action holds the event loop, in ms of the reference machine. An action over the limit
 * is repeated: the system may pause a process once, but slow code is slow each time.
 *
 * @param limit in ms
 */
export async function longestHold(limit: number, action: () => Promise<unknown>): Promise<number> {
  let least = Infinity
  for (let repetition = 0; repetition < 4 && least > limit; repetition += 1) {
    const hold = await measure(action)
    least = Math.min(least, hold > limit ? hold / slowness() : hold)
  }
  return least
}
