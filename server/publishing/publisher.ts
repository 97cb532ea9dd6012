import type { PublishEvent } from './publish-event'
import type { WaitingEvents } from './waiting-events'

/** The quiet time before a build starts, in ms. */
const usualQuiet = 30_000

/** The longest wait of an event while others follow, in ms. */
const longestWait = 60_000

/** The number of interruptions, such as for lack of memory, after which a build is given up. */
const mostAttempts = 3

/** Wait before a failed publish is repeated, in ms. */
const retryWait = 600_000

/** The number of retries after the last event if the content could not be read or checked. */
const mostRetries = 3

export interface PublisherOptions {
  readonly events: Pick<WaitingEvents, 'isEmpty' | 'begin' | 'end'>
  /**
   * Builds the site and reports the outcome. Never rejects.
   *
   * @param signal aborts it when the server stops
   * @param mayRetry whether `retry` leads to another try; yes after another event
   * @returns `done` also after a failure, `retry` if another try may succeed in a few minutes, `stopped` if aborted
   */
  readonly publish: (
    events: readonly PublishEvent[],
    signal: AbortSignal,
    mayRetry: () => boolean,
  ) => Promise<'done' | 'retry' | 'stopped'>
  /** Called for events that are given up, because the server ended during each of their builds. */
  readonly giveUp: (events: readonly PublishEvent[]) => Promise<void>
  readonly reportError: (what: string, error: unknown) => void
  /** In ms. */
  readonly quiet?: number
}

/** Runs builds one after the other. Events that come during a build wait for the next one. */
export function createPublisher({ events, publish, giveUp, reportError, quiet = usualQuiet }: PublisherOptions) {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  /** The latest time at which the next build starts. */
  let deadline: number | undefined
  let isDue = false
  let retryTimer: NodeJS.Timeout | undefined
  let retries = 0
  let running: Promise<void> | undefined

  const run = async (): Promise<void> => {
    clearTimeout(retryTimer)
    const { events: taken, attempts } = await events.begin()
    if (attempts > mostAttempts) {
      await events.end('done')
      await giveUp(taken)
      return
    }
    const mayRetry = () => retries < mostRetries
    const outcome = await publish(taken, stopping.signal, mayRetry)
    const isRetried = outcome === 'retry' && mayRetry()
    retries = isRetried ? retries + 1 : 0
    await events.end(outcome === 'stopped' || isRetried ? 'stopped' : 'done')
    if (isRetried) retryLater()
  }

  const retryLater = (): void => {
    if (!stopping.signal.aborted) retryTimer = setTimeout(wake, retryWait).unref()
  }

  const runNext = (): void => {
    if (running || !isDue || stopping.signal.aborted) return
    isDue = false
    running = run()
      .catch((error: unknown) => {
        reportError('Publishing failed', error)
        // For example because the disk is full.
        if (!events.isEmpty()) retryLater()
      })
      .finally(() => {
        running = undefined
        runNext()
      })
  }

  const wake = (): void => {
    if (stopping.signal.aborted) return
    isDue = false
    deadline ??= Date.now() + longestWait
    clearTimeout(timer)
    timer = setTimeout(
      () => {
        deadline = undefined
        isDue = true
        runNext()
      },
      Math.min(quiet, Math.max(0, deadline - Date.now())),
    ).unref()
  }

  if (!events.isEmpty()) wake()
  return {
    /** Call after an event was stored. Starts a build after a quiet time. */
    wake: (): void => {
      retries = 0
      wake()
    },
    /** Stops the build in progress. Its events wait for the next start. */
    close: async (): Promise<void> => {
      stopping.abort()
      clearTimeout(timer)
      clearTimeout(retryTimer)
      await running
    },
  }
}
