import { readList, removeLocal, writeLocal } from './local-storage'
import { onLeft } from './page-life'

/** Maximum calls to keep; later ones are dropped. */
const limit = 100

/** Product analytics rejects older events, in ms: five days. */
const lifetime = 432_000_000

interface Dated {
  /** When the event happened, in ms since 1970. */
  readonly at?: number
}

/**
 * Calls that wait for the code that processes them, in order: those of this document, in memory, and stored ones of
 * documents that have been left. Calls of other open documents are not included.
 */
export interface StoredQueue<Call extends Dated> {
  /** @returns false if the queue is full */
  readonly add: (call: Call) => boolean
  /** The first call. It stays in the queue. */
  readonly first: () => Call | undefined
  /** Removes a call, right before it is delivered. @returns false if another tab has delivered it */
  readonly take: (call: Call) => boolean
  /** Stores the calls in memory, and deletes expired ones, if that is allowed. Happens when the document is left. */
  readonly store: () => void
  readonly clear: () => void
}

declare global {
  interface Window {
    /** Calls of this document, by key. Shared by the scripts of a page. */
    hearthsideCalls?: Record<string, unknown[] | undefined>
  }
}

/**
 * A queue that survives the document if it may be stored, and the browser does not refuse it.
 *
 * @param mayStore checked with each call, because consent may change
 */
export function createStoredQueue<Call extends Dated>(key: string, mayStore: () => boolean): StoredQueue<Call> {
  const queues = (window.hearthsideCalls ??= {})
  if (!queues[key]) onLeft(window, store)
  const memory = (queues[key] ??= []) as Call[]

  const readStored = (): Call[] => (mayStore() ? readList(key) : [])

  const isCurrent = ({ at = Date.now() }: Call): boolean => at > Date.now() - lifetime
  const read = (): Call[] => [...readStored(), ...memory].filter(isCurrent)

  const writeStored = (calls: readonly Call[]): void => {
    removeLocal(key)
    if (calls.length > 0 && !writeLocal(key, JSON.stringify(calls))) memory.unshift(...calls)
  }

  function store(): void {
    // Another document may be storing its calls now, so they are rewritten only if something changes.
    if (!mayStore() || (memory.length === 0 && readStored().every(isCurrent))) return
    const calls = read().slice(0, limit)
    memory.length = 0
    writeStored(calls)
  }

  return {
    add: (call) => {
      const hasSpace = read().length < limit
      if (hasSpace) memory.push(call)
      return hasSpace
    },
    first: () => read()[0],
    take: (call) => {
      const text = JSON.stringify(call)
      const isSame = (other: Call): boolean => JSON.stringify(other) === text
      const stored = readStored()
      const calls = [memory, stored].find((list) => list.some(isSame))
      calls?.splice(calls.findIndex(isSame), 1)
      if (calls === stored) writeStored(stored)
      return calls !== undefined
    },
    store,
    clear: () => {
      memory.length = 0
      removeLocal(key)
    },
  }
}
