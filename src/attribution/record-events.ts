import { readList, removeLocal, writeLocal } from '../lib/local-storage'
import { onLeft, onRestored, whenParsed, whenShown } from '../lib/page-life'
import { conversions, demoPath, trialPath } from '../personalization/constants'
import { isSignUpPage } from './core/pages'

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
const storeRecords = (): void => {
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

/** The conversion of a click on a link, if any. */
function conversionOf(link: HTMLAnchorElement): string | undefined {
  if (isSignUpPage(link)) return conversions.clickedTrial
  if (link.origin !== location.origin) return undefined
  // Translated pages have their language before the path.
  if (link.pathname.endsWith(demoPath)) return conversions.clickedDemo
  return link.pathname.endsWith(trialPath) ? conversions.clickedTrial : undefined
}

/**
 * Records the views of this document, first and from the back-forward cache, and clicks on links to a demo or a trial
 * (requirements 3.4, 7.4) immediately: the visitor may leave before the reporting code has loaded. Once per document,
 * by the first script that calls it. With consent, a document that is left stores what it has not reported.
 */
export function startRecording(): void {
  if (window.hearthsideRecords) return
  const records: Recorded[] = []
  window.hearthsideRecords = records

  const record = (conversion?: string): void => {
    const { referrer, title } = document
    records.push({ at: Date.now(), url: location.href, referrer, title, conversion })
    document.dispatchEvent(new Event('hs:record'))
  }

  /** The offline page and the 500 page appear at addresses of other pages (docs/contracts/document.md). */
  const recordView = (): void => {
    if (document.documentElement.dataset.noStart === undefined) record()
  }

  const onClick = ({ type, button, target, defaultPrevented, detail }: MouseEvent): void => {
    // The click on a link that waits is repeated. Only the middle button opens a link in a tab. A double click counts
    // once.
    if (defaultPrevented || detail > 1 || (type === 'auxclick' && button !== 1)) return
    const link = target instanceof Element && target.closest('a')
    // After a form, its code clicks a link to the next page.
    const conversion = link && !link.closest('form,[data-form-next]') && conversionOf(link)
    if (conversion) record(conversion)
  }

  whenShown(document, () => whenParsed(document, recordView))
  onRestored(window, recordView)
  onLeft(window, () => {
    if (window.hearthsideAttribution?.mayStore()) storeRecords()
  })
  document.addEventListener('click', onClick, true)
  document.addEventListener('auxclick', onClick, true)
}
