/**
 * The script of the marketing site. It must run before hydration, and before anything may reload the page. It records
 * events before other code has loaded. If its element has `data-consent="required"`, it waits for the consent tool.
 */
import { mayPrefetch } from '../lib/browser'
import { askConsentTool, watchConsentTool } from '../lib/consent-tool'
import { whenShown } from '../lib/page-life'
import { attributionPurpose } from './constants'
import './current-attribution'
import { linkKind, waitsForConsent } from './core/pages'
import { saveVariant } from './core/save-variant'
import { startRecording } from './record-events'
import { forgetAttribution } from './record-visit'
import { forgetRecords } from './recorded'
import { startAttribution } from './start'
import { createVisitorIds } from './visitor-ids'

const { consent, ids: idNames } = document.currentScript?.dataset ?? {}
const needsConsent = consent === 'required'
let record: (() => void) | undefined

const started = startAttribution((act) => {
  if (needsConsent) record = act
  else whenShown(document, act)
})

const onAnswer = (): void => {
  const answer = askConsentTool(attributionPurpose)
  if (answer === 'granted' && record) whenShown(document, record)
  if (answer === 'refused') {
    started?.forget()
    forgetAttribution()
    forgetRecords()
  }
}
if (started && needsConsent) watchConsentTool(onAnswer)

const ids = started && createVisitorIds(idNames?.split(' ') ?? [], started.visit)

/** On pages that preload, React hydrates at the first use: the landing stays in the document. */
const isLandingInMemory = (): boolean =>
  needsConsent &&
  started?.hasLanding === true &&
  ['pending', 'undecided'].includes(askConsentTool(attributionPurpose)) &&
  mayPrefetch(navigator)

// Links used early wait for it (src/app/loader.ts).
window.hearthsideAttribution = started &&
  ids && {
    linksAppeared: started.linksAppeared,
    isLandingInMemory,
    visitorId: () => started.visit()?.visitor,
    visitorIdsSettled: () => {
      ids.settle()
      started.linksAppeared()
    },
    leadValues: () => {
      if (needsConsent) onAnswer()
      return started.leadValues()
    },
    mayStore: () => started.visit() !== undefined,
    saveVariant,
    holds: (link) => {
      if (needsConsent) {
        // The tool may have answered already.
        onAnswer()
        if (waitsForConsent(askConsentTool(attributionPurpose), link, document, isLandingInMemory())) return true
      }
      return linkKind(link, location.hostname) !== undefined && ids.areComing()
    },
  }

startRecording()
