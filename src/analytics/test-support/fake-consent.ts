import type { ConsentAnswer } from '../../lib/consent-tool'
import type { Consent } from '../consent'

interface FakeConsent extends Consent {
  /** Answers for all non-essential purposes. */
  readonly answer: (answer: ConsentAnswer) => void
}

/** A visitor who decides when the test calls for it. */
export function fakeConsent(initial: ConsentAnswer): FakeConsent {
  let current = initial
  const listeners: (() => void)[] = []
  return {
    answerFor: (purpose) => (purpose === 'Essential' ? 'granted' : current),
    onChange: (listener) => {
      listeners.push(listener)
    },
    answer: (answer) => {
      current = answer
      for (const listener of listeners) listener()
    },
  }
}
