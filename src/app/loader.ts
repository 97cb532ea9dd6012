import { onLeft } from '../lib/page-life'
import { logInClickedKey } from '../lib/storage-keys'

/**
 * The loader that replaces Gatsby's script tags in each page, minified (gatsby/content-policy.ts): the same text for all
 * pages. It loads the page runtime at the first click, key or focus, or when the page has loaded and the browser is
 * idle, at most four seconds later. Until then every control works natively, so no tap is lost.
 *
 * It sets `window.pagePath`, which Gatsby's runtime reads.
 *
 * After Back or Forward, the address may be that of a page within an earlier document. The loader then reloads.
 *
 * A link that leaves this document in this tab before the attribution script has loaded waits for the script until the
 * page has loaded, so that no campaign is lost and sign-up links carry it. Once loaded, the script may hold the link
 * until the visitor's consent is known. No link waits longer than five seconds after the page was requested. Nothing
 * else waits: sections of this page, mail, downloads, other tabs.
 *
 * Other clicks on links and buttons are recorded in `window.earlyClicks`, until the controllers take them
 * (src/app/replay-early-clicks.ts). So are forms that the browser does not send: the site's messages give the reason
 * (requirements 5). The flag of Login is set here, because that link leaves the page before any controller starts
 * (requirements 2.1).
 */

declare global {
  interface Window {
    /** The path that the HTML is for, also on the 404 page. */
    pagePath?: string
  }
}

// Numbers are inline, in ms: constants would add their names to every page.

const { documentElement: root } = document
const landingPath = location.pathname
let isLoading = false
let waiting: ReturnType<typeof setTimeout> | undefined

const load = (): void => {
  if (isLoading) return
  isLoading = true
  const script = Object.assign(document.createElement('script'), { src: '/page.js' })
  script.onerror = () => {
    // The browser's own messages are better than none.
    delete window.earlyClicks
    isLoading = false
  }
  document.head.append(script)
}

const isReady = (link: HTMLAnchorElement): boolean => {
  // Counted from the request of the page. No link waits longer for the attribution script and for consent.
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
  else waiting = setTimeout(followWhenReady, 50, link)
}

const onClick = (event: MouseEvent): void => {
  const { target, ctrlKey, metaKey, shiftKey } = event
  // A link that opens elsewhere keeps this page open.
  const used = (target as Partial<Element> | null)?.closest?.('a:not([download],[target]:not([target=_self])),button')
  if (!used) return
  if ('login' in (used as HTMLElement).dataset) {
    try {
      localStorage[logInClickedKey] = '1'
    } catch {
      // Storage is refused.
    }
  }
  if (ctrlKey || metaKey || shiftKey) return
  if (!isLink(used) || !leavesDocument(used)) {
    window.earlyClicks?.push(used)
    return
  }
  // Only the last link is followed.
  clearTimeout(waiting)
  if (isReady(used)) return
  event.preventDefault()
  followWhenReady(used)
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

// Not a use of the page: the browser itself may have focused a field with `autofocus`.
addEventListener('focusin', load, true)
for (const input of ['click', 'keydown']) {
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
  clearTimeout(waiting)
  if (location.pathname !== landingPath && !('hydrated' in root.dataset)) location.reload()
})
// The back-forward cache may keep the document and its timers.
onLeft(window, () => clearTimeout(waiting))
