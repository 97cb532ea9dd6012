import { pageView, startAnalytics, track, viewsKey } from '../analytics/analytics'
import type { Consent } from '../analytics/consent'
import { attributionPurpose } from '../attribution/constants'
import { testVariation } from '../attribution/core/visitor-values'
import { takeRecords } from '../attribution/record-events'
import type { Submission } from '../forms/controller/form-controller'
import { isGranted } from '../lib/consent'
import { readCookies } from '../lib/cookies'
import { removeLocal } from '../lib/local-storage'
import { readSiteConfig } from '../lib/site-config'
import { conversions } from '../personalization/constants'
import { personalization } from '../personalization/personalization'
import type { StartOptions } from '../personalization/variant-provider'
import { whenTouched } from './load-app'

const onVariantIndex = (index: number | undefined): void => window.hearthsideAttribution?.saveVariant(index)

/**
 * Starts personalization, on a page without an experience only when it is first used. Until then, events wait in a queue
 * that survives the page.
 */
function startPersonalization(options: StartOptions): void {
  const start = (): void => personalization.start(options)
  if (document.querySelector('[data-personalized]')) start()
  else whenTouched(start)
}

function startWithConsent({ answerFor, onChange }: Consent): void {
  let shown: { readonly index: number | undefined } | undefined
  // Withdrawing consent deletes this cookie with the rest of attribution.
  const saveAllowedVariant = (): void => {
    if (shown && answerFor(attributionPurpose) === 'granted') onVariantIndex(shown.index)
  }
  startPersonalization({
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

/**
 * Reports the events of this page, and those left by earlier pages, to third parties and personalization. They check
 * consent, and keep reports until they can send them.
 */
function reportRecords(): void {
  for (const { at, url, referrer, title, conversion } of takeRecords(isGranted('Analytics', window))) {
    const place = { url, referrer, document: { title } }
    const path = new URL(url).pathname
    if (conversion) void personalization.trackAt(place, conversion, { path })
    else {
      pageView({ at, path, title })
      void personalization.page(place)
    }
  }
}

/**
 * Reports a stored form; its e-mail address identifies the visitor (requirements 3.4). Clicks on links to a demo or a
 * trial are recorded earlier (src/attribution/record-events.ts).
 */
export function reportSubmission({ formId, use, path, email }: Submission): void {
  track({ name: 'Submitted Form', formId }, path)
  void personalization.track(conversions.submittedForm, { formId, use, path })
  if (email) void personalization.identify(email.toLowerCase(), { email })
}

/** Starts the configured third parties and personalization, and reports what happens on the page. */
export function startMeasuring(root: Document): void {
  const options = {
    readVisitorId: () => window.hearthsideAttribution?.visitorId(),
    onVisitorIds: () => window.hearthsideAttribution?.visitorIdsSettled(),
    readVariation: () => testVariation(readCookies()),
    whenVariationKnown: personalization.whenDecided,
  }
  if (readSiteConfig(root).vendors?.consentTool) {
    startAnalytics({ ...options, onConsent: startWithConsent })
  } else {
    startAnalytics(options)
    startPersonalization({ onVariantIndex })
  }
  reportRecords()
  root.addEventListener('hs:record', reportRecords)
}
