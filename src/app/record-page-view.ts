import { pageView } from '../analytics'
import { personalization } from '../personalization/personalization'

/**
 * Records a view of a page that has been drawn in this document, in the next frame, because Gatsby sets the title after
 * it has announced the page.
 */
export function recordPageView(window: Window): void {
  const { pathname } = window.location
  window.requestAnimationFrame(() => {
    window.setTimeout(() => {
      pageView({ path: pathname, title: window.document.title })
      void personalization.page()
    })
  })
}
