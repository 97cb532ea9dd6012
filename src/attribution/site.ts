/**
 * The script of the marketing site. It must run before hydration, and before anything may reload the page. It records
 * events before other code has loaded. If its element has `data-consent="required"`, it waits for the consent tool.
 */
import { mayPrefetch } from '../lib/browser'
import { askConsentTool, watchConsentTool } from '../lib/consent-tool'
import { whenShown } from '../lib/page-life'
import { attributionPurpose } from './constants'
import { linkKind } from './core/pages'
import type { Values } from './core/values'
import { forgetRecords, startRecording } from './record-events'
import { startAttribution } from './start'
import { forgetAttribution, saveVariant } from './storage'

export interface CurrentAttribution {
  /** Decorates the page's links after 100 ms; call it after a route change. */
  readonly linksAppeared: () => void
  /** Whether a link that leaves the document should wait: for consent, hydration or the visitor's ids. */
  readonly holds: (link: HTMLAnchorElement) => boolean
  /** Whether only this document knows the landing, because nothing may be stored yet. */
  readonly isLandingInMemory: () => boolean
  /** The visitor's id, from the URL parameter `mxid` of the visit's landing. Call it with consent. */
  readonly visitorId: () => string | undefined
  /** Call it when a tool that provides the visitor's id has loaded or failed. */
  readonly visitorIdsSettled: () => void
  /** Where the visitor came from, by hidden field of a lead; empty without consent. */
  readonly leadValues: () => Values
  /** Whether events may be stored for the next page. */
  readonly mayStore: () => boolean
  /** Stores the variant of the pricing experiment that the visitor has seen: 0 or 1; anything else removes it. */
  readonly saveVariant: (index: number | undefined) => void
}

declare global {
  interface Window {
    /** The interface of attribution for the page's other scripts; missing on pages that are not tracked. */
    hearthsideAttribution?: CurrentAttribution
  }
}

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
  if (answer === 'granted') record?.()
  else started?.forget()
  if (answer === 'refused') {
    forgetAttribution()
    forgetRecords()
  }
}
// The answer may change before a prerendered page is shown.
if (started && needsConsent) whenShown(document, () => watchConsentTool(onAnswer))

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
