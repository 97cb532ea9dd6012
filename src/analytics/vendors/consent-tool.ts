import type { VendorScript } from '../../data/vendors'
import { loadScript } from '../../lib/load-script'
import { poll } from '../../lib/poll'
import type { Consent, ConsentAnswer, Purpose } from '../consent/consent'
import { readyMs, retryMs } from '../limits'

interface Airgap {
  readonly getConsent: () => {
    /** Whether the visitor has decided; otherwise these are the defaults of where the visitor is. */
    readonly confirmed: boolean
    readonly purposes: Readonly<Partial<Record<Purpose, unknown>>>
  }
  readonly addEventListener: (type: 'consent-change', listener: () => void) => void
}

interface AirgapWindow {
  readonly airgap?: Airgap
}

/**
 * Loads the consent tool (specification 7.4), which asks the visitor by itself. As long as it has not
 * answered, and when it can't, nobody has agreed to anything.
 */
export function startConsentTool({ src }: VendorScript): Consent {
  const view = window as AirgapWindow
  const listeners: (() => void)[] = []
  let state: 'loading' | 'ready' | 'failed' = 'loading'

  const notify = (): void => {
    for (const listener of listeners) listener()
  }

  const isThere = (): boolean => typeof view.airgap?.getConsent === 'function'

  /** Asks to be told of decisions. @returns whether the tool has agreed to that */
  const listen = (): boolean => {
    try {
      view.airgap?.addEventListener('consent-change', notify)
      return true
    } catch {
      return false
    }
  }

  const start = async (): Promise<void> => {
    const isReady = (await loadScript(src)) && (await poll(isThere, { everyMs: retryMs, forMs: readyMs })) && listen()
    if (!isReady) console.warn('The consent tool could not be started.')
    state = isReady ? 'ready' : 'failed'
    notify()
  }

  const ask = (purpose: Purpose): ConsentAnswer => {
    try {
      const consent = view.airgap?.getConsent()
      if (consent?.purposes[purpose] === true) return 'granted'
      return consent?.confirmed === false ? 'undecided' : 'refused'
    } catch {
      return 'unknown'
    }
  }

  void start()
  return {
    answerFor: (purpose) => {
      if (purpose === 'Essential') return 'granted'
      if (state === 'loading') return 'pending'
      return state === 'ready' ? ask(purpose) : 'unknown'
    },
    onChange: (listener) => {
      listeners.push(listener)
    },
  }
}
