import { attempt } from './attempt'
import { readLocal, removeLocal, writeLocal } from './local-storage'

/** Maximum calls to keep; later ones are dropped. */
const limit = 100

/** Product analytics rejects older events, in ms: five days. */
const lifetime = 432_000_000

interface Dated {
  /** When the event happened, in ms since 1970. */
  readonly at?: number
}

/** Calls that wait for the code that processes them, in order. They survive the page if they may be stored. */
export interface StoredQueue<Call extends Dated> {
  /** @returns false if the queue is full */
  readonly add: (call: Call) => boolean
  /** The first call. It stays in the queue. */
  readonly first: () => Call | undefined
  /** Removes a call, right before it is delivered. @returns false if another tab has delivered it */
  readonly take: (call: Call) => boolean
  /** Stores the calls in memory. Call it when consent may have been granted. */
  readonly store: () => void
  readonly clear: () => void
}

declare global {
  interface Window {
    /** Calls that may not be stored, by key. Shared by the scripts of a page. */
    hearthsideCalls?: Record<string, unknown[] | undefined>
  }
}

/**
 * A queue in local storage; in memory while storing is not allowed or the browser refuses it.
 *
 * @param mayStore checked with each call, because consent may change
 */
export function createStoredQueue<Call extends Dated>(key: string, mayStore: () => boolean): StoredQueue<Call> {
  const memory = ((window.hearthsideCalls ??= {})[key] ??= []) as Call[]

  const read = (): Call[] => {
    const stored = mayStore() && attempt(() => JSON.parse(readLocal(key) ?? '[]') as Call[])
    const isCurrent = ({ at = Date.now() }: Call): boolean => at > Date.now() - lifetime
    return [...(Array.isArray(stored) ? stored.filter(isCurrent) : []), ...memory]
  }

  const write = (calls: readonly Call[]): void => {
    const isAllowed = mayStore()
    const text = JSON.stringify(calls)
    if (isAllowed) removeLocal(key)
    const isStored = isAllowed && (calls.length === 0 || writeLocal(key, text))
    memory.splice(0, memory.length, ...(isStored ? [] : calls))
  }

  return {
    add: (call) => {
      const calls = read()
      const hasSpace = calls.length < limit
      if (hasSpace) write([...calls, call])
      return hasSpace
    },
    first: () => read()[0],
    take: (call) => {
      const calls = read()
      const text = JSON.stringify(call)
      const index = calls.findIndex((other) => JSON.stringify(other) === text)
      if (index >= 0) write(calls.filter((_call, other) => other !== index))
      return index >= 0
    },
    store: () => {
      if (memory.length > 0) write(read())
    },
    clear: () => {
      memory.length = 0
      removeLocal(key)
    },
  }
}
