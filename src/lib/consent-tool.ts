import { attempt } from './attempt'
import { onChangedElsewhere } from './page-life'

/** Purposes, as the consent tool names them. Essential ones need no consent. */
export type Purpose = 'Essential' | 'Functional' | 'Analytics' | 'Advertising' | 'SaleOfInfo'

/** `pending` until the tool answers, `undecided` until the visitor does, `unknown` if the tool is unavailable. */
export type ConsentAnswer = 'pending' | 'undecided' | 'granted' | 'refused' | 'unknown'

interface Airgap {
  readonly getConsent: () => {
    /** `false` until the visitor has decided; the values are then regional defaults. */
    readonly confirmed?: boolean
    readonly purposes: Readonly<Partial<Record<Purpose, unknown>>>
  }
  readonly addEventListener: (type: 'consent-change', listener: () => void) => void
}

/** Milliseconds between two checks for the tool (requirements 9). */
const retryMs = 100

/** Ten seconds in total. */
const retries = 100

const findTool = (): Airgap | undefined => {
  const { airgap } = window as { readonly airgap?: Airgap }
  return typeof airgap?.getConsent === 'function' ? airgap : undefined
}

/** The current answer. Never throws. */
export const askConsentTool = (purpose: Purpose): ConsentAnswer =>
  attempt(() => {
    const consent = findTool()?.getConsent()
    if (!consent) return 'pending'
    if (consent.purposes[purpose] === true) return 'granted'
    return consent.confirmed === false ? 'undecided' : 'refused'
  }) ?? 'unknown'

/**
 * Waits ten seconds for the consent tool, and again when its script finally loads. Never throws.
 *
 * @param onAnswer called when the tool is ready, and when its answer may have changed, also in another tab
 * @param onFailure called when the tool is not ready in time, or takes no listeners
 */
export const watchConsentTool = (onAnswer: () => void, onFailure?: () => void): void => {
  let isListening = false
  const look = (left: number): void => {
    const tool = findTool()
    if (isListening) return
    if (!tool && left) setTimeout(look, retryMs, left - 1)
    else
      try {
        // Also throws without a tool.
        ;(tool as Airgap).addEventListener('consent-change', onAnswer)
        isListening = true
        onAnswer()
        // The answer applies to the browser, but only the document in which the visitor decides gets the event.
        onChangedElsewhere(window, onAnswer)
      } catch {
        onFailure?.()
      }
  }
  document.querySelector('[data-consent-tool]')?.addEventListener('load', () => look(retries))
  look(retries)
}
