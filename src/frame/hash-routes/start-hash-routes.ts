import type { HelpPage } from '../../analytics/vendor'
import { isPlainClick } from '../../lib/browser'
import { poll } from '../../lib/poll'
import { scrollToHash } from './scroll-to-hash'

const helpPages: Readonly<Record<string, HelpPage | undefined>> = {
  '#contact-us': 'ask',
  '#open-beacon': 'answers',
}

/** Milliseconds between two tries to open a help widget that is not there yet (specification 9). */
const retryEvery = 100

/** Milliseconds that a click on 'Contact' waits for a widget that is on its way. */
const clickWaitsFor = 3000

/** Milliseconds after which a help widget that does not come is not waited for. */
const retryFor = 5000

export interface HashRouteOptions {
  /** Opens the help widget on a page; `false` when it is unavailable, or not there yet. */
  readonly openHelp: (page: HelpPage) => boolean
  /** Waits so many milliseconds for a widget that is on its way; `false` at once when none is. */
  readonly helpIsReady: (forMs: number) => Promise<boolean>
  /** The address that 'Contact' leads to without the help widget; nowhere, when it is unknown. */
  readonly supportAddress: () => string | undefined
  /** Sends the browser to an address, as `location.assign` does. */
  readonly follow: (href: string) => void
}

export interface HashRoutes {
  /** To be called when a page has been drawn within the document, after its scroll position was set. */
  onRouteUpdate(): void
  stop(): void
}

/**
 * Follows the hash of the address, when the page is loaded, when a link to it is clicked, and on the
 * way back (specification 2.1): `#contact-us` opens the help widget on its ask page, `#open-beacon`
 * on its answers page, and any other hash leads to a section.
 *
 * - A click on a link to the widget opens it and leaves the address as it is, so that the next click
 *   does the same. Without a widget, 'Contact' becomes a mail to the support address.
 * - On load, on the way back and after navigation the widget is waited for, since it comes late. No
 *   mail program opens by itself then: the link is still there for that.
 * - On load the browser has gone to the section long before this starts, and the visitor may have
 *   moved on. Only where it found none, and the page still is at its top, does this go there.
 */
export function startHashRoutes(
  root: Document,
  { openHelp, helpIsReady, supportAddress, follow }: HashRouteOptions,
): HashRoutes {
  const { location } = root
  const addressOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string => pathname + search
  /** The page that is drawn; the address may be ahead of it. */
  let page = addressOf(location)
  let waiting = new AbortController()

  const openWhenThere = (helpPage: HelpPage): void => {
    const { signal } = waiting
    void poll(() => openHelp(helpPage), { everyMs: retryEvery, forMs: retryFor, signal })
  }

  const isOpened = (helpPage: HelpPage): boolean => {
    try {
      return openHelp(helpPage)
    } catch {
      return false
    }
  }

  /** 'Contact' without the widget; with one that comes in time, the widget. */
  const openOrWrite = async (address: string): Promise<void> => {
    const { signal } = waiting
    const isReady = await helpIsReady(clickWaitsFor)
    if (signal.aborted || (isReady && isOpened('ask'))) return
    follow(address)
  }

  const stopWaiting = (): void => {
    waiting.abort()
    waiting = new AbortController()
  }

  /** Leads to where the hash of the address says; `true` when that is a section. */
  const followHash = (): boolean => {
    stopWaiting()
    const helpPage = helpPages[location.hash]
    if (!helpPage) return scrollToHash(root, location.hash)
    openWhenThere(helpPage)
    return false
  }

  /** Gatsby's router gives the focus to the page as a whole, right after it has been drawn. */
  const takeFocusBack = (): void => {
    const onFocusIn = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target.id === 'gatsby-focus-wrapper') scrollToHash(root, location.hash)
    }
    root.addEventListener('focusin', onFocusIn, { once: true })
  }

  const onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link?.hash || !isPlainClick(event)) return
    if (link.target !== '' && link.target !== '_self') return
    if (link.origin !== location.origin || addressOf(link) !== addressOf(location)) return

    const helpPage = helpPages[link.hash]
    if (!helpPage) {
      // The browser follows the link; when that changes nothing, no `hashchange` will tell.
      if (link.hash === location.hash) followHash()
      return
    }
    event.preventDefault()
    stopWaiting()
    if (isOpened(helpPage)) return
    const address = supportAddress()
    if (helpPage === 'ask' && address) void openOrWrite(address)
    else openWhenThere(helpPage)
  }

  /** Also fires on the way to another page, which is not drawn yet then. */
  const onHashChange = (): void => {
    if (addressOf(location) === page) followHash()
  }

  const isUntouched = root.querySelector(':target') === null && root.defaultView?.scrollY === 0
  if (helpPages[location.hash] || isUntouched) followHash()

  root.addEventListener('click', onClick)
  root.defaultView?.addEventListener('hashchange', onHashChange)
  return {
    onRouteUpdate() {
      if (addressOf(location) === page) return
      page = addressOf(location)
      if (followHash()) takeFocusBack()
    },
    stop() {
      waiting.abort()
      root.removeEventListener('click', onClick)
      root.defaultView?.removeEventListener('hashchange', onHashChange)
    },
  }
}
