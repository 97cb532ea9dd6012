/** What one calibration reads, as the largest request is read. */
const largest = Buffer.from(JSON.stringify('a\u00e9"\\/ '.repeat(700_000)))

/** The milliseconds that it takes on the machine for which limits are meant. */
const reference = 20

/** Processor time of this process, in ms: while the system runs other processes, it stands still. */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** How many times slower than the reference this process runs at the moment; at least 1. */
function slowness(): number {
  const start = processorTime()
  JSON.parse(largest.toString())
  return Math.max(1, (processorTime() - start) / reference)
}

/** The most processor time, in ms, that this process used while the event loop did not turn. */
async function measure(action: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let last = { time: performance.now(), processor: processorTime() }
  let isOver = false
  const turn = (): void => {
    const now = { time: performance.now(), processor: processorTime() }
    // Other threads use processor time, too, but hold nothing up.
    longest = Math.max(longest, Math.min(now.time - last.time, now.processor - last.processor))
    last = now
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  await action()
  isOver = true
  turn()
  return longest
}

/**
 * The longest time for which an action holds the event loop, in ms of the reference machine. An action over the limit
 * is repeated: the memory may be tidied once, but slow code is slow each time.
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
