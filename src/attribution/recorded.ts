import { attempt } from '../lib/attempt'
import { readLocal, removeLocal, writeLocal } from '../lib/local-storage'

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

const stored = (): Recorded[] => attempt(() => JSON.parse(readLocal(key) as string) as Recorded[]) ?? []

/** Stores recorded events for the next page. Call it with consent. */
export const storeRecords = (): void => {
  const records = window.hearthsideRecords?.splice(0) ?? []
  if (records.length && !writeLocal(key, JSON.stringify([...stored(), ...records].slice(0, limit))))
    window.hearthsideRecords?.push(...records)
}

export const forgetRecords = (): void => removeLocal(key)

/** Takes the records of this page and, with consent, of earlier ones. */
export const takeRecords = (mayRead: boolean): readonly Recorded[] => {
  const records = [...(mayRead ? stored() : []), ...(window.hearthsideRecords?.splice(0) ?? [])]
  if (mayRead) removeLocal(key)
  return records
}
