/** Input of a calibration, read like the largest request. */
const largest = Buffer.from(JSON.stringify('a\u00e9"\\/ '.repeat(700_000)))

const mostRepetitions = 10

/** Its duration on the reference machine, in ms. */
const reference = 20

/** Processor time of this process, in ms. Excludes other processes. */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** How many times slower than the reference machine this process currently is; at least 1. */
function slowness(): number {
  const start = processorTime()
  JSON.parse(largest.toString())
  return Math.max(1, (processorTime() - start) / reference)
}

/** Maximum processor time, in ms, that this process used while the event loop was blocked. */
async function measure(action: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let last = { time: performance.now(), processor: processorTime() }
  let isOver = false
  const turn = (): void => {
    const now = { time: performance.now(), processor: processorTime() }
    // Other threads use processor time too, but do not block the event loop.
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
 * The longest time for which an action blocks the event loop, in ms of the reference machine. Repeats an action over
 * the limit, because garbage collection may slow it down once, but slow code is slow each time.
 *
 * @param limit in ms
 */
export async function longestHold(limit: number, action: () => Promise<unknown>): Promise<number> {
  let least = Infinity
  for (let repetition = 0; repetition < mostRepetitions && least > limit; repetition += 1) {
    const hold = await measure(action)
    least = Math.min(least, hold > limit ? hold / slowness() : hold)
  }
  return least
}
