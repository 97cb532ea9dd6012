import { startAnalytics, type Consent } from '../analytics'
import { readVisitorIdParameter, saveVariant, testVariation } from '../attribution/core/visitor'
import { attributionPurpose } from '../data/attribution'
import { readCookies } from '../lib/cookies'
import { readSiteConfig } from '../lib/site-config'
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
  let shown: { readonly index: number | undefined } | undefined
  // The cookie belongs to what attribution stores, and a refusal deletes.
  const saveAllowedVariant = (): void => {
    if (shown && answerFor(attributionPurpose) === 'granted') saveVariant(shown.index)
  }
  personalization.start({
    consent: { isGranted: () => answerFor('Functional') === 'granted', onChange },
    onVariantIndex: (index) => {
      shown = { index }
      saveAllowedVariant()
    },
  })
  onChange(saveAllowedVariant)
}

/**
 * Starts the third parties and the personalization that the page is configured with, once it is
 * usable.
 *
 * @param landingUrl the address that the visit of this document began at
 */
export function startMeasuring(root: Document, landingUrl: string): void {
  const options = { visitorId: readVisitorIdParameter(landingUrl), readVariation }
  if (readSiteConfig(root).vendors?.consentTool) {
    startAnalytics({ ...options, onConsent: startWithConsent })
  } else {
    startAnalytics(options)
    personalization.start({ onVariantIndex })
  }
}
