/** What a third party is for, in the words of the consent tool. What is essential needs no consent. */
export type Purpose = 'Essential' | 'Functional' | 'Analytics' | 'Advertising' | 'SaleOfInfo'

/**
 * `pending` until the consent tool has answered, `undecided` until the visitor has, `unknown` where the
 * tool could not be asked.
 */
export type ConsentAnswer = 'pending' | 'undecided' | 'granted' | 'refused' | 'unknown'

interface Airgap {
  readonly getConsent: () => {
    /** `false` until the visitor has decided; until then these are the defaults of where the visitor is. */
    readonly confirmed?: boolean
    readonly purposes: Readonly<Partial<Record<Purpose, unknown>>>
  }
  readonly addEventListener: (type: 'consent-change', listener: () => void) => void
}

/** Milliseconds between two checks for the tool (requirements 9). */
const retryMs = 100

/** How often the tool is looked for: ten seconds long. */
const retries = 100

const findTool = (): Airgap | undefined => {
  const { airgap } = window as { readonly airgap?: Airgap }
  return typeof airgap?.getConsent === 'function' ? airgap : undefined
}

/** What the consent tool says now. It never throws. */
export const askConsentTool = (purpose: Purpose): ConsentAnswer => {
  try {
    const consent = findTool()?.getConsent()
    if (!consent) return 'pending'
    if (consent.purposes[purpose] === true) return 'granted'
    return consent.confirmed === false ? 'undecided' : 'refused'
  } catch {
    return 'unknown'
  }
}

/**
 * Waits for the consent tool, whose script stands in the head: for ten seconds, and again when a
 * script that hung arrives after all. It never throws.
 *
 * @param onAnswer called when the tool is ready, and at each of the visitor's decisions
 * @param onFailure called when the tool does not become ready in time, or takes no listeners
 */
export const watchConsentTool = (onAnswer: () => void, onFailure?: () => void): void => {
  let isListening = false
  const look = (left: number): void => {
    const tool = findTool()
    if (isListening) return
    if (!tool && left) setTimeout(look, retryMs, left - 1)
    else
      try {
        // Without a tool, this throws as one does that takes no listeners.
        ;(tool as Airgap).addEventListener('consent-change', onAnswer)
        isListening = true
        onAnswer()
      } catch {
        onFailure?.()
      }
  }
  document.querySelector('[data-consent-tool]')?.addEventListener('load', () => look(retries))
  look(retries)
}
