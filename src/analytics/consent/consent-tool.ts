import { askConsentTool, watchConsentTool } from '../../lib/consent-tool'
import type { Consent } from './consent'

/**
 * The consent tool of the page's head (specification 7.4), which asks the visitor by itself. As long as
 * it has not answered, and when it can't, nobody has agreed to anything.
 */
export function startConsentTool(): Consent {
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
