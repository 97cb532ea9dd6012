import { pageView } from '../analytics'
import { whenTitled } from '../lib/page-life'
import { personalization } from '../personalization/personalization'

/** Records a view after client-side navigation, when the document has the page's title. */
export function recordPageView({ document, location: { pathname } }: Window): void {
  whenTitled(document, () => {
    pageView({ path: pathname, title: document.title })
    void personalization.page()
  })
}
