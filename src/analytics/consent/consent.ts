/** What a third party is for, in the words of the consent tool. What is essential needs no consent. */
export type Purpose = 'Essential' | 'Functional' | 'Analytics' | 'Advertising' | 'SaleOfInfo'

/**
 * `pending` until the consent tool has answered, `undecided` until the visitor has, `unknown` where the
 * tool could not be asked.
 */
export type ConsentAnswer = 'pending' | 'undecided' | 'granted' | 'refused' | 'unknown'

export interface Consent {
  readonly answerFor: (purpose: Purpose) => ConsentAnswer
  /** Called whenever an answer may be another. */
  readonly onChange: (listener: () => void) => void
}

/** Where no consent tool is configured, nobody asks. */
export const noConsentTool: Consent = { answerFor: () => 'granted', onChange: () => undefined }
