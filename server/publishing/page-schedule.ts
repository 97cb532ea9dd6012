import type { WaitingEvents } from './waiting-events'

/** The longest time of a timer, in ms. */
const longestTimer = 2 ** 31 - 1

/** Wait after due changes could not be stored, in ms. */
const retryWait = 60_000

/**
 * Starts a build when a page reaches its publish or expiry date, also if the server was down then.
 *
 * @param wake starts a build of the waiting events
 */
export function createPageSchedule(
  events: Pick<WaitingEvents, 'takeDue'>,
  wake: () => void,
  reportError: (what: string, error: unknown) => void,
) {
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const runIn = (wait: number, action: () => void): void => {
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(action, Math.min(Math.max(0, wait), longestTimer)).unref()
  }

  /** Call after the scheduled changes have changed. Never rejects: it reports a failure and tries again. */
  const update = async (): Promise<void> => {
    try {
      const { isDue, next } = await events.takeDue(Date.now())
      if (isDue) wake()
      clearTimeout(timer)
      if (next !== undefined) runIn(next - Date.now(), () => void update())
    } catch (error) {
      reportError('A page with a date could not be published', error)
      runIn(retryWait, () => {
        // The due changes wait in memory. The build stores them.
        wake()
        void update()
      })
    }
  }
  return {
    update,
    close: (): void => {
      isClosed = true
      clearTimeout(timer)
    },
  }
}
