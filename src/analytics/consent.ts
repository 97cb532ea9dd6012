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
  let hasFailed = false

  const notify = (): void => {
    for (const listener of listeners) listener()
  }
  const settle = (isFailure: boolean): void => {
    if (isFailure) console.warn('The consent tool could not be started.')
    hasFailed = isFailure
    notify()
  }

  watchConsentTool(
    () => settle(false),
    () => settle(true),
  )

  return {
    answerFor: (purpose) => {
      if (purpose === 'Essential') return 'granted'
      return hasFailed ? 'unknown' : askConsentTool(purpose)
    },
    onChange: (listener) => {
      listeners.push(listener)
    },
  }
}
