import { pageView } from '../analytics'
import { takeRecords } from '../attribution/recorded'
import { isGranted } from '../lib/consent'
import { personalization } from '../personalization/personalization'

/** Reports records to third parties and personalization, which keep them until they can send them. */
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
