import type { WaitingEvents } from './waiting-events'

/** The longest time of a timer, in ms. */
const longestTimer = 2 ** 31 - 1

/** Wait before due changes are stored again after a failure, in ms. */
const retryWait = 60_000

export interface PageSchedule {
  /** Call after the scheduled changes have changed. */
  readonly update: () => Promise<void>
  readonly close: () => void
}

/**
 * Starts a build when a page reaches its publish or expiry date, also if the server was down then.
 *
 * @param wake starts a build of the waiting events
 */
export function createPageSchedule(
  events: Pick<WaitingEvents, 'takeDue'>,
  wake: () => void,
  reportError: (what: string, error: unknown) => void,
): PageSchedule {
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const update = async (): Promise<void> => {
    const { isDue, next } = await events.takeDue(Date.now())
    if (isDue) wake()
    clearTimeout(timer)
    if (next === undefined || isClosed) return
    timer = setTimeout(updateLater, Math.min(Math.max(0, next - Date.now()), longestTimer)).unref()
  }

  const updateLater = (): void => {
    update().catch((error: unknown) => {
      reportError('A page with a date could not be published', error)
      if (isClosed) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        // The changes are in memory; only the file lacks them.
        wake()
        updateLater()
      }, retryWait).unref()
    })
  }
  return {
    update,
    close: () => {
      isClosed = true
      clearTimeout(timer)
    },
  }
}
