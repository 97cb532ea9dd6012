import { readList, removeLocal, writeLocal } from '../lib/local-storage'

/** An event recorded before the reporting code has loaded: a view, or a conversion. */
export interface Recorded {
  /** In ms since 1970. */
  readonly at: number
  readonly url: string
  readonly referrer: string
  readonly title: string
  readonly conversion?: string
}

declare global {
  interface Window {
    /** Not stored yet. Shared by the scripts of a page. */
    hearthsideRecords?: Recorded[]
  }

  interface DocumentEventMap {
    /** An event has been recorded. */
    'hs:record': Event
  }
}

/** Local storage key (docs/contracts/storage.md). */
const key = 'hs_records'

/** Later ones are dropped. */
const limit = 100

/**
 * Stores recorded events for the next page. Call it with consent, when the document is left: another tab would take the
 * records of an open one.
 */
export const storeRecords = (): void => {
  const records = window.hearthsideRecords?.splice(0) ?? []
  if (records.length && !writeLocal(key, JSON.stringify([...readList<Recorded>(key), ...records].slice(0, limit))))
    window.hearthsideRecords?.push(...records)
}

export const forgetRecords = (): void => removeLocal(key)

/** Takes the records of this document and, with consent, of those that have been left. */
export const takeRecords = (mayRead: boolean): readonly Recorded[] => {
  const records = [...(mayRead ? readList<Recorded>(key) : []), ...(window.hearthsideRecords?.splice(0) ?? [])]
  if (mayRead) removeLocal(key)
  return records
}
