import { conversions, demoPath, trialPath } from '../data/personalization'
import { onRestored, whenParsed, whenShown } from '../lib/page-life'
import { type Recorded, storeRecords } from '../lib/recorded'
import { isSignUpPage } from './core/pages'
import { currentAttribution } from './current-attribution'

/** The conversion that a click on a link is, if any. */
function conversionOf(link: HTMLAnchorElement): string | undefined {
  if (isSignUpPage(link)) return conversions.clickedTrial
  if (link.origin !== location.origin) return undefined
  if (link.pathname === demoPath) return conversions.clickedDemo
  return link.pathname === trialPath ? conversions.clickedTrial : undefined
}

const storeWhatMay = (): void => {
  if (currentAttribution()?.mayStore()) storeRecords()
}

/**
 * Records the views of this document, first and from the back-forward cache, and clicks on links to a demo or a trial
 * (requirements 3.4, 7.4) the moment they happen: the visitor may leave before the code that reports them is here. Once
 * per document, by the first script that calls it. What happens before the attribution script is here is stored when it
 * calls this.
 */
export function startRecording(): void {
  if (window.hearthsideRecords) {
    storeWhatMay()
    return
  }
  const records: Recorded[] = []
  window.hearthsideRecords = records

  const record = (conversion?: string): void => {
    const { referrer, title } = document
    records.push({ at: Date.now(), url: location.href, referrer, title, conversion })
    storeWhatMay()
    document.dispatchEvent(new Event('hs:record'))
  }

  const recordView = (): void => record()

  const onClick = ({ type, button, target, defaultPrevented }: MouseEvent): void => {
    // A link that waits is clicked again. Only the middle button opens a link in a tab.
    if (defaultPrevented || (type === 'auxclick' && button !== 1)) return
    const link = target instanceof Element && target.closest('a')
    // After a trial form, its own code clicks the link to the trial.
    const conversion = link && !link.closest('form') && conversionOf(link)
    if (conversion) record(conversion)
  }

  whenShown(document, () => whenParsed(document, recordView))
  onRestored(window, recordView)
  document.addEventListener('click', onClick, true)
  document.addEventListener('auxclick', onClick, true)
}
