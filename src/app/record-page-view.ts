import { pageView } from '../analytics'
import { personalization } from '../personalization/personalization'

/**
 * Records the page that is shown now. The title of a page drawn within the document is set right
 * after Gatsby has said that the page is there, so this waits for the next frame.
 *
 * @param window its address and its document's title are read when they are true
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
