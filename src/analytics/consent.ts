import { marketingHosts } from '../data/hosts'
import { hasPrivacySignal } from '../lib/browser'
import { askConsentTool, type ConsentAnswer, type Purpose, watchConsentTool } from '../lib/consent-tool'
import { readSiteConfig } from '../lib/site-config'

export interface Consent {
  readonly answerFor: (purpose: Purpose) => ConsentAnswer
  /** Called when an answer may have changed. */
  readonly onChange: (listener: () => void) => void
}

/** Without a consent tool, everything is granted. */
export const noConsentTool: Consent = { answerFor: () => 'granted', onChange: () => undefined }

const withoutPurposes = ({ answerFor, onChange }: Consent, refused: readonly Purpose[]): Consent => ({
  answerFor: (purpose) => (refused.includes(purpose) ? 'refused' : answerFor(purpose)),
  onChange,
})

/**
 * The consent tool in the page's head (requirements 7.4), which asks the visitor. Until it has answered, and if it
 * fails, nothing counts as agreed.
 */
export function createConsent(): Consent {
  const listeners: (() => void)[] = []
  let state: 'loading' | 'ready' | 'failed' = 'loading'

  const notify = (): void => {
    for (const listener of listeners) listener()
  }
  const settle = (next: 'ready' | 'failed'): void => {
    if (next === 'failed') console.warn('The consent tool could not be started.')
    state = next
    notify()
  }

  watchConsentTool(
    () => settle('ready'),
    () => settle('failed'),
  )

  return {
    answerFor: (purpose) => {
      if (purpose === 'Essential') return 'granted'
      if (state === 'ready') return askConsentTool(purpose)
      return state === 'loading' ? 'pending' : 'unknown'
    },
    onChange: (listener) => {
      listeners.push(listener)
    },
  }
}

/** Purposes that send data about visitors. */
const measuring: readonly Purpose[] = ['Analytics', 'Advertising', 'SaleOfInfo']

/** Purposes that 'Do Not Sell' refuses. */
const selling: readonly Purpose[] = ['Advertising', 'SaleOfInfo']

/** Whether a purpose is granted at this moment, for code that does not wait for an answer. */
export const isGranted = (purpose: Purpose, view: Window): boolean => {
  const { vendors } = readSiteConfig(view.document)
  const consent = vendors?.consentTool ? { ...noConsentTool, answerFor: askConsentTool } : noConsentTool
  return limitConsent(consent, view).answerFor(purpose) === 'granted'
}

/**
 * The consent that applies on this page. Hosts other than the marketing site, such as previews, send nothing about
 * visitors (requirements 2.3). Global Privacy Control refuses the sale of data.
 */
export const limitConsent = (consent: Consent, view: Window): Consent => {
  if (!marketingHosts.includes(view.location.hostname)) return withoutPurposes(consent, measuring)
  return hasPrivacySignal(view.navigator) ? withoutPurposes(consent, selling) : consent
}
