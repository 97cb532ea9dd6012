import { startAnalytics, type Consent } from '../analytics'
import { attributionPurpose } from '../attribution/constants'
import { testVariation } from '../attribution/core/visitor-values'
import { currentAttribution } from '../attribution/current-attribution'
import { attempt } from '../lib/attempt'
import { readCookies } from '../lib/cookies'
import { removeLocal } from '../lib/local-storage'
import { viewsKey } from '../lib/recorded-calls'
import { readSiteConfig } from '../lib/site-config'
import { personalization } from '../personalization/personalization'

const readVariation = (): string | undefined => attempt(() => testVariation(readCookies()))

const onVariantIndex = (index: number | undefined): void => currentAttribution()?.saveVariant(index)

function startWithConsent({ answerFor, onChange }: Consent): void {
  let shown: { readonly index: number | undefined } | undefined
  // Withdrawing consent deletes this cookie with the rest of attribution.
  const saveAllowedVariant = (): void => {
    if (shown && answerFor(attributionPurpose) === 'granted') onVariantIndex(shown.index)
  }
  personalization.start({
    consent: { isGranted: () => answerFor('Functional') === 'granted', onChange },
    onVariantIndex: (index) => {
      shown = { index }
      saveAllowedVariant()
    },
  })
  onChange(saveAllowedVariant)
  // Earlier pages may have stored something. The view of this page remains, for third parties of other purposes.
  const forgetRefused = (): void => {
    if (answerFor('Functional') === 'refused') personalization.forget()
    if (answerFor('Analytics') === 'refused') removeLocal(viewsKey)
  }
  onChange(forgetRefused)
  forgetRefused()
}

/** Starts the configured third parties and personalization. */
export function startMeasuring(root: Document): void {
  const options = {
    readVisitorId: () => currentAttribution()?.visitorId(),
    onVisitorIds: () => currentAttribution()?.visitorIdsSettled(),
    readVariation,
    whenVariationKnown: personalization.whenDecided,
  }
  if (readSiteConfig(root).vendors?.consentTool) {
    startAnalytics({ ...options, onConsent: startWithConsent })
  } else {
    startAnalytics(options)
    personalization.start({ onVariantIndex })
  }
}
