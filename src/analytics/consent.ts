import { isExcluded } from '../lib/consent'
import { askConsentTool, type ConsentAnswer, type Purpose, watchConsentTool } from '../lib/consent-tool'

export interface Consent {
  readonly answerFor: (purpose: Purpose) => ConsentAnswer
  /** Called when an answer may have changed. */
  readonly onChange: (listener: () => void) => void
}

/** Without a consent tool, everything is granted. */
export const noConsentTool: Consent = { answerFor: () => 'granted', onChange: () => undefined }

/**
 * The consent tool in the page's head (requirements 7.4). Until it has answered, and if it fails, nothing counts as
 * consented.
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

/** The consent on this page, with its limits. */
export const limitConsent = ({ answerFor, onChange }: Consent, view: Window): Consent => ({
  answerFor: (purpose) => (isExcluded(purpose, view) ? 'refused' : answerFor(purpose)),
  onChange,
})
