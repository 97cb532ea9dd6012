import { logInClickedKey } from '../data/storage-keys'

/**
 * The loader that stands in each page in place of Gatsby's script tags, minified (gatsby/inline-loader.ts): one text
 * for all pages. It loads the page runtime at the first click, key or focus, or when the page has loaded and the
 * browser is idle, at most four seconds later. Until then every control works natively, so nothing waits for it and no tap is lost.
 *
 * It sets `window.pagePath`, which Gatsby's runtime reads.
 *
 * A visitor who goes back to a page that was reached within the document, and finds this one with the other
 * address, gets the page of the address.
 *
 * A link that leaves this document in this tab before the attribution script is here waits for it, so
 * that no campaign is lost and a sign-up link carries it: until the page has loaded. Once the script is
 * here, it may hold the link until the visitor's consent is known. No link waits longer than five seconds
 * after the page was requested. Nothing else waits: sections of this page, mail, downloads, other tabs.
 *
 * Other clicks on links and buttons are recorded in `window.earlyClicks`, until the controllers take
 * them from there (src/app/replay-early-clicks.ts), and so are forms that the browser does not send: the site's
 * messages say why (requirements 5). The flag of Login is set here, because that link leaves the page before any
 * controller is there (requirements 2.1).
 */

declare global {
  interface Window {
    /** The path that the HTML is for, also on the 404 page. */
    pagePath?: string
  }
}

// Numbers stand where they are used, in ms: names of them would stay in every page.

const { documentElement: root } = document
const landingPath = location.pathname
let isLoading = false

const load = (): void => {
  if (isLoading) return
  isLoading = true
  const script = Object.assign(document.createElement('script'), { src: '/page.js' })
  // The browser's own messages are better than none.
  script.onerror = () => delete window.earlyClicks
  document.head.append(script)
}

const isReady = (link: HTMLAnchorElement): boolean => {
  // Since the page was requested. No link waits longer for the attribution script and for consent.
  if (performance.now() > 5000) return true
  if ('hearthsideAttribution' in window) return !window.hearthsideAttribution?.holds(link)
  return document.readyState === 'complete'
}

const isLink = (element: Element): element is HTMLAnchorElement => 'href' in element

const leavesDocument = ({ href }: HTMLAnchorElement): boolean => {
  const [address, hash] = href.split('#')
  return href.startsWith('http') && (hash === undefined || address !== document.URL.split('#')[0])
}

const followWhenReady = (link: HTMLAnchorElement): void => {
  if (isReady(link)) link.click()
  else setTimeout(followWhenReady, 50, link)
}

const onClick = (event: MouseEvent): void => {
  const { target, ctrlKey, metaKey, shiftKey } = event
  // A link that opens elsewhere leaves this page as it is.
  const used = (target as Partial<Element> | null)?.closest?.('a:not([download],[target]:not([target=_self])),button')
  if (!used) return
  if ('login' in (used as HTMLElement).dataset) {
    try {
      localStorage[logInClickedKey] = '1'
    } catch {
      // The browser stores nothing.
    }
  }
  if (ctrlKey || metaKey || shiftKey) return
  if (!isLink(used) || !leavesDocument(used)) window.earlyClicks?.push(used)
  else if (!isReady(used)) {
    event.preventDefault()
    followWhenReady(used)
  }
}

window.pagePath = document.currentScript?.dataset.path
window.earlyClicks = []
addEventListener('click', onClick, true)
addEventListener(
  'invalid',
  (event) => {
    const { form } = event.target as HTMLInputElement
    if (!window.earlyClicks || !form?.matches('[data-marketing-form]')) return
    event.preventDefault()
    if (!window.earlyClicks.includes(form)) window.earlyClicks.push(form)
  },
  true,
)

for (const input of ['click', 'keydown', 'focusin']) {
  addEventListener(
    input,
    () => {
      root.dataset.used = ''
      load()
    },
    true,
  )
}
addEventListener('load', () => {
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 4000 })
  else setTimeout(load)
})
addEventListener('popstate', () => {
  if (location.pathname !== landingPath && !('hydrated' in root.dataset)) location.reload()
})
