import { pageView } from '../analytics'
import { personalization } from '../personalization/personalization'

/**
 * Records a view after client-side navigation, in the next animation frame, because Gatsby sets the title after it has
 * announced the page.
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
