import { ContentfulLivePreview } from '@contentful/live-preview'

/** Ms between two checks whether the preview's server has started again. */
const checkEvery = 2000

/** Islands that are not entries: lists of posts have a path as their name. */
const isEntry = (name: string): boolean => !name.includes('/') && !name.startsWith('error-')

/** Types of pages whose entries have a name instead of a title. */
const namedPages = ['/blog/authors/', '/blog/category/']

/** The field that Contentful opens: the name of a block, the title of a page. */
function fieldOf(element: Element, path: string): string {
  const isPage = element.localName === 'article'
  return isPage && !namedPages.some((folder) => path.startsWith(folder)) ? 'title' : 'name'
}

/** Marks what each entry shows, for Contentful's inspector mode. Islands have no box, so their content gets the marks. */
function markEntries({ document, location }: Window): void {
  for (const island of document.querySelectorAll<HTMLElement>('main [data-island]')) {
    const { island: name = '' } = island.dataset
    const shown = island.firstElementChild
    if (!shown || !isEntry(name) || shown.getAttribute('data-contentful-entry-id') === name) continue
    shown.setAttribute('data-contentful-entry-id', name)
    shown.setAttribute('data-contentful-field-id', fieldOf(shown, location.pathname))
  }
}

/** Shows the island that the address names (scripts/preview/receiver.ts). */
function showIsland({ document, location }: Window): void {
  document.querySelector(`[data-island="${CSS.escape(location.hash.slice(1))}"] > *`)?.scrollIntoView()
}

/** Loads the page again after the preview's server has started again: the page missed what changed meanwhile. */
function reloadAfterStart(view: Window): void {
  let first: string | undefined
  const check = async (): Promise<void> => {
    const response = await view.fetch('/_preview/start')
    if (!response.ok) return
    const start = await response.text()
    first ??= start
    if (start !== first) view.location.reload()
  }
  // Without a connection, the next check follows.
  view.setInterval(() => void check().catch(() => undefined), checkEvery)
}

/**
 * Makes the entries of a preview editable from the page: in Contentful's web app, a click opens the entry
 * (https://www.contentful.com/developers/docs/tutorials/preview/inspector-mode/). Elsewhere, that has no effect.
 *
 * @param app address of the space's environment in Contentful's web app
 */
export function startPreview(view: Window & typeof globalThis, app: string): void {
  const { origin, pathname } = new URL(app)
  const [, , space, , environment] = pathname.split('/')
  markEntries(view)
  new view.MutationObserver(() => markEntries(view)).observe(view.document.body, { childList: true, subtree: true })
  void ContentfulLivePreview.init({
    locale: 'en-US',
    space,
    environment,
    targetOrigin: origin,
    enableInspectorMode: true,
    // They do not work with gatsby-source-contentful. The server of the preview updates pages.
    enableLiveUpdates: false,
  })
  showIsland(view)
  if (process.env.NODE_ENV !== 'production') reloadAfterStart(view)
}
