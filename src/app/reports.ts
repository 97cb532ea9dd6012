import { pageView, track } from '../analytics'
import { takeRecords } from '../attribution/record-events'
import type { Submission } from '../forms/controller/form-controller'
import { isGranted } from '../lib/consent'
import { conversions } from '../personalization/constants'
import { personalization } from '../personalization/personalization'

/** Reports to third parties and personalization. They check consent, and keep reports until they can send them. */

function report(): void {
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

/** Reports events of this page and those left by earlier pages. */
export function reportRecords(root: Document): void {
  report()
  root.addEventListener('hs:record', report)
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
