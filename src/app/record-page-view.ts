import { pageView } from '../analytics'
import { personalization } from '../personalization/personalization'

/**
 * Records a view of the current page. After client-side navigation, Gatsby sets the title only after it has announced
 * the page, so this waits for the next frame.
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
