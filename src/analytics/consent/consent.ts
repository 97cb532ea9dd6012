import type { ConsentAnswer, Purpose } from '../../lib/consent-tool'

export interface Consent {
  readonly answerFor: (purpose: Purpose) => ConsentAnswer
  /** Called whenever an answer may be another. */
  readonly onChange: (listener: () => void) => void
}

/** Where no consent tool is configured, nobody asks. */
export const noConsentTool: Consent = { answerFor: () => 'granted', onChange: () => undefined }

/** The same consent, but these purposes are refused, whatever the visitor answers. */
export const withoutPurposes = ({ answerFor, onChange }: Consent, refused: readonly Purpose[]): Consent => ({
  answerFor: (purpose) => (refused.includes(purpose) ? 'refused' : answerFor(purpose)),
  onChange,
})
