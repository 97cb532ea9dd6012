import { pageView } from '../analytics'
import { personalization } from '../personalization/personalization'

/**
 * Records a view of the current page in the next frame, because Gatsby sets the title after it has announced the page.
 */
export function recordPageView(window: Window): void {
  const { pathname, search } = window.location
  window.requestAnimationFrame(() => {
    window.setTimeout(() => {
      pageView({ path: pathname + search, title: window.document.title })
      void personalization.page()
    })
  })
}
