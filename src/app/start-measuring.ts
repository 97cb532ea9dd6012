import { readVendorConfig, startAnalytics, type Consent } from '../analytics'
import { testVariation } from '../attribution/core/variation'
import { readVisitorIdParameter } from '../attribution/core/visitor-id'
import { currentAttribution } from '../attribution/current-attribution'
import { giveConsent } from '../attribution/give-consent'
import { saveVariant } from '../attribution/save-variant'
import { readCookies } from '../lib/cookies'
import { personalization } from '../personalization/personalization'

const readVariation = (): string | undefined => {
  try {
    return testVariation(readCookies())
  } catch {
    return undefined
  }
}

const onVariantIndex = (index: number | undefined): void => {
  saveVariant(index)
}

/** What waits for the visitor's consent where a consent tool is configured. */
function startWithConsent({ answerFor, onChange }: Consent): void {
  const isGranted = (): boolean => answerFor('Functional') === 'granted'
  personalization.start({
    consent: { isGranted, onChange },
    // The cookie belongs to what a refusal deletes.
    onVariantIndex: (index) => {
      if (answerFor('Analytics') !== 'refused') saveVariant(index)
    },
  })
  const record = (): void => {
    const answer = answerFor('Analytics')
    if (answer === 'granted') giveConsent()
    if (answer === 'refused') currentAttribution()?.forget()
  }
  onChange(record)
  record()
}

/**
 * Starts the third parties and the personalization that the page is configured with, once it is
 * usable.
 *
 * @param landingUrl the address that the visit of this document began at
 */
export function startMeasuring(root: Document, landingUrl: string): void {
  const options = { visitorId: readVisitorIdParameter(landingUrl), readVariation }
  if (readVendorConfig(root).consentTool) {
    startAnalytics({ ...options, onConsent: startWithConsent })
  } else {
    startAnalytics(options)
    personalization.start({ onVariantIndex })
  }
}
