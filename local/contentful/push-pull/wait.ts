import { setTimeout } from 'node:timers/promises'

/** In milliseconds. Contentful takes some seconds for a file, and 10 to 20 for a bulk action of 200 items. */
const longestWait = 300_000

/**
 * Asks at an interval until there is a result.
 *
 * @param ask returns undefined if there is none yet
 * @param interval in milliseconds
 * @throws Error after five minutes
 */
export async function waitFor<Result>(ask: () => Promise<Result | undefined>, interval: number): Promise<Result> {
  for (let waited = 0; waited <= longestWait; waited += interval) {
    await setTimeout(interval)
    const result = await ask()
    if (result !== undefined) return result
  }
  throw new Error(`Contentful has not finished within ${longestWait / 60_000} minutes.`)
}
