/**
 * The script of the marketing site, to be run early: before hydration, and before anything may load
 * the page again. Where its element says `data-consent="required"`, it waits for the consent tool.
 */
import { attributionPurpose } from '../data/attribution'
import { askConsentTool, watchConsentTool } from '../lib/consent-tool'
import { whenShown } from '../lib/page-life'
import './current-attribution'
import { isMarketingPage, waitsForConsent } from './core/pages'
import { browserReaders } from './readers'
import { forgetAttribution } from './record-visit'
import { startAttribution } from './start'

const needsConsent = document.currentScript?.dataset.consent === 'required'
let record: (() => void) | undefined

const started = startAttribution({
  isTracked: isMarketingPage,
  readers: {
    ...browserReaders,
    ...(needsConsent && { whenAllowed: (act) => (record = act) }),
  },
})

const onAnswer = (): void => {
  const answer = askConsentTool(attributionPurpose)
  if (answer === 'granted' && record) whenShown(document, record)
  if (answer === 'refused') {
    started?.forget()
    forgetAttribution()
  }
}
if (started && needsConsent) watchConsentTool(onAnswer)

// Links used early wait for it (src/app/loader.ts).
window.hearthsideAttribution = started && {
  linksAppeared: started.linksAppeared,
  leadValues: () => {
    if (needsConsent) onAnswer()
    return started.leadValues()
  },
  holds: (link) => {
    if (!needsConsent) return false
    // The answer may be there already.
    onAnswer()
    return waitsForConsent(askConsentTool(attributionPurpose), link, document)
  },
}
