import { pageView } from '../analytics'
import { isGranted } from '../lib/consent'
import { takeRecords } from '../lib/recorded'
import { personalization } from '../personalization/personalization'

/** Hands what has been recorded to third parties and to personalization, which keep it until they can send it. */
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

/** Reports what happens on this page, and what earlier pages have left. */
export function reportRecords(root: Document): void {
  report()
  root.addEventListener('hs:record', report)
}
