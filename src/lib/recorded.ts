import { attempt } from './attempt'
import { readLocal, removeLocal, writeLocal } from './local-storage'

/** What has happened on a page before the code that reports it was there: a view, or a conversion. */
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
    /** Not stored yet. The scripts of a page share it. */
    hearthsideRecords?: Recorded[]
  }

  interface DocumentEventMap {
    /** Something has been recorded. */
    'hs:record': Event
  }
}

/** Local storage key (docs/contracts/storage.md). */
const key = 'hs_records'

/** Later ones are dropped. */
const limit = 100

const stored = (): Recorded[] => attempt(() => JSON.parse(readLocal(key) as string) as Recorded[]) ?? []

/** Stores what has been recorded, for the next page. Call it with consent. */
export const storeRecords = (): void => {
  const records = window.hearthsideRecords?.splice(0) ?? []
  if (records.length && !writeLocal(key, JSON.stringify([...stored(), ...records].slice(0, limit))))
    window.hearthsideRecords?.push(...records)
}

export const forgetRecords = (): void => removeLocal(key)

/** Takes what this page and, with consent, earlier ones have recorded. */
export const takeRecords = (mayRead: boolean): readonly Recorded[] => {
  const records = [...(mayRead ? stored() : []), ...(window.hearthsideRecords?.splice(0) ?? [])]
  if (mayRead) removeLocal(key)
  return records
}
