import { pageView } from '../analytics'
import { personalization } from '../personalization/personalization'

const isTitle = ({ nodeName }: Node): boolean => nodeName === 'TITLE'

/**
 * Records a view after client-side navigation, when Gatsby has inserted the page's title: it removes the previous
 * page's, and renders the new one some time after it has announced the page.
 */
export function recordPageView({ document, location: { pathname } }: Window): void {
  new MutationObserver((changes, observer) => {
    if (!changes.some(({ addedNodes }) => [...addedNodes].some(isTitle))) return
    observer.disconnect()
    pageView({ path: pathname, title: document.title })
    void personalization.page()
  }).observe(document.head, { childList: true })
}
