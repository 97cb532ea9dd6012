import { setTimeout as sleep } from 'node:timers/promises'

/** `refresh` fetches changes. `restart` also removes entries that no longer exist. */
export type Work = 'refresh' | 'restart'

/**
 * Runs one piece of work at a time. Requests that arrive meanwhile become one waiting piece, so that no change is lost
 * and a long series of changes does not pile up.
 *
 * @param pause in ms before each piece, to collect the webhooks of one change
 * @param run must not reject
 */
export function createWorkQueue(pause: number, run: (work: Work) => Promise<void>) {
  let waiting: Work | undefined
  let running: Promise<void> | undefined

  const runAll = async (): Promise<void> => {
    while (waiting) {
      await sleep(pause)
      const work = waiting
      waiting = undefined
      await run(work)
    }
    running = undefined
  }

  return {
    /** Requests work. A restart includes a refresh. */
    add: (work: Work): void => {
      if (waiting !== 'restart') waiting = work
      running ??= runAll()
    },
    /** Resolves when nothing waits or runs. */
    whenIdle: async (): Promise<void> => running,
  }
}
