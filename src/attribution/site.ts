/**
 * The script of the marketing site. It must run before hydration, and before anything may reload the page. It records
 * events before other code has loaded. If its element has `data-consent="required"`, it waits for the consent tool.
 */
import { mayPrefetch } from '../lib/browser'
import { askConsentTool, watchConsentTool } from '../lib/consent-tool'
import { whenShown } from '../lib/page-life'
import { attributionPurpose } from './constants'
import './current-attribution'
import { linkKind } from './core/pages'
import { forgetRecords, startRecording } from './record-events'
import { startAttribution } from './start'
import { forgetAttribution, saveVariant } from './storage'

/** How long a used link waits for the visitor's ids, in ms. */
const idsLimit = 2000

const { consent, ids } = document.currentScript?.dataset ?? {}
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

/** The ids that links to other product hosts wait for. Their tools load after the page, or at its first use. */
const idNames = ids?.split(' ') ?? []
let settledTools = 0
let idsAskedAt: number | undefined

/** Whether a link that is used now waits for an id. */
const idsAreComing = (): boolean => {
  const visit = started?.visit()
  idsAskedAt ??= performance.now()
  return (
    visit !== undefined &&
    settledTools < idNames.length &&
    performance.now() - idsAskedAt < idsLimit &&
    idNames.some((name) => !visit[name])
  )
}

const isUndecided = (): boolean => ['pending', 'undecided'].includes(askConsentTool(attributionPurpose))

/** On pages that preload, React hydrates at the first use: the landing stays in the document. */
const isLandingInMemory = (): boolean =>
  needsConsent && started?.hasLanding === true && isUndecided() && mayPrefetch(navigator)

/**
 * Whether a clicked link waits for consent. While the page and the consent tool load, every link waits. After that,
 * until the visitor decides, only links that carry the visitor's source wait, and links to pages of this site until
 * client-side navigation works, if only this document knows the landing. Callers limit the wait.
 */
const waitsForConsent = (link: HTMLAnchorElement): boolean => {
  const isHere = link.hostname === location.hostname
  // On a hydrated page, client-side navigation handles such a link.
  if (isHere && document.documentElement.dataset.hydrated !== undefined) return false
  if (document.readyState !== 'complete' && askConsentTool(attributionPurpose) === 'pending') return true
  return isUndecided() && (linkKind(link, location.hostname) !== undefined || (isHere && isLandingInMemory()))
}

// Links used early wait for it (src/app/loader.ts).
window.hearthsideAttribution = started && {
  linksAppeared: started.linksAppeared,
  isLandingInMemory,
  visitorId: () => started.visit()?.visitor,
  visitorIdsSettled: () => {
    settledTools += 1
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
      if (waitsForConsent(link)) return true
    }
    return linkKind(link, location.hostname) !== undefined && idsAreComing()
  },
}

startRecording()
