import { helpIsReady, openHelp } from '../../analytics/analytics'
import type { HelpPage } from '../../analytics/vendor'
import { attempt } from '../../lib/attempt'
import { closest, isPlainClick } from '../../lib/browser'
import { poll } from '../../lib/poll'
import { hashTarget, scrollToHash } from './hash'

const helpPages: Readonly<Record<string, HelpPage | undefined>> = {
  '#contact-us': 'ask',
  '#open-beacon': 'answers',
}

/** How long a click on 'Contact' waits for a widget that is loading, in ms. */
const clickWaitsFor = 3000

/** How long to retry opening a help widget that is loading, in ms. */
const retryFor = 5000

/**
 * Follows the hash of the address on load, on clicks and on history navigation (requirements 2.1):
 * `#contact-us` opens the help widget on its ask page, `#open-beacon` on its answers page, and any other
 * hash scrolls to a section.
 *
 * - A click opens the widget without changing the address, so that the next click works too. Without a
 *   widget, 'Contact' opens a mail to the support address.
 * - On load, history navigation and page changes the widget may still be loading, so this waits for it,
 *   and never opens a mail program. When it opens on a new page, it opens over the top of that page. On a reload, and
 *   on Back to a document that loads again, the browser has restored the visitor's position.
 * - Back and Forward to another page return to the visitor's position, if the router knows it. The section gets only
 *   the focus.
 * - On load the browser has scrolled to the section long before, and the visitor may have moved on. So
 *   this scrolls only when the browser found no section and the page is still at its top.
 *
 * @param follow navigates to a mail address
 */
export function startHashRoutes(
  root: Document,
  follow = (address: string): void => window.location.assign(address),
): void {
  const { location } = root
  const addressOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string => pathname + search
  /** The path of the rendered page. During navigation, the location is already that of the next page. */
  let path = location.pathname
  let waiting = new AbortController()

  const openWhenThere = (helpPage: HelpPage): Promise<boolean> =>
    poll(() => openHelp(helpPage), { forMs: retryFor, signal: waiting.signal })

  /** Without the widget, the hash is that of the support address, and the browser has scrolled to it. */
  const returnToTop = (): void => {
    const { top, bottom } = hashTarget(root, location.hash)?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
    if (top < window.innerHeight && bottom > 0) window.scrollTo({ top: 0 })
  }

  /** Opens the widget if it loads in time, otherwise a mail. */
  const openOrWrite = async (address: string): Promise<void> => {
    const waited = waiting.signal
    const isReady = await helpIsReady(clickWaitsFor)
    if (waited.aborted || (isReady && openHelp('ask'))) return
    follow(address)
  }

  const stopWaiting = (): void => {
    waiting.abort()
    waiting = new AbortController()
  }

  /**
   * Follows the hash of the address; `true` when it is a section.
   *
   * @param isNewPage whether the visitor has just opened the page
   * @param keepsPlace whether the page is already at the visitor's position
   */
  const followHash = (isNewPage = false, keepsPlace = false): boolean => {
    stopWaiting()
    const helpPage = helpPages[location.hash]
    if (!helpPage) return scrollToHash(root, location.hash, keepsPlace)
    void openWhenThere(helpPage).then((isOpen) => {
      if (isOpen && isNewPage && !keepsPlace) returnToTop()
    })
    return false
  }

  /** Gatsby's router focuses the page wrapper right after a page has been rendered. */
  const takeFocusBack = (keepsPlace: boolean): void => {
    const onFocusIn = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target.id === 'gatsby-focus-wrapper')
        scrollToHash(root, location.hash, keepsPlace)
    }
    root.addEventListener('focusin', onFocusIn, { once: true })
  }

  const onClick = (event: MouseEvent): void => {
    const link = closest(event.target, 'a') as HTMLAnchorElement | null
    if (!link?.hash || !isPlainClick(event)) return
    if (link.target !== '' && link.target !== '_self') return
    if (link.origin !== location.origin || addressOf(link) !== addressOf(location)) return

    const helpPage = helpPages[link.hash]
    if (!helpPage) {
      // The browser follows the link, but fires no `hashchange` when the hash stays the same.
      if (link.hash === location.hash) followHash()
      return
    }
    event.preventDefault()
    stopWaiting()
    if (openHelp(helpPage)) return
    const address = root.querySelector<HTMLAnchorElement>('[data-support-address]')?.href
    if (helpPage === 'ask' && address) void openOrWrite(address)
    else void openWhenThere(helpPage)
  }

  const isUntouched = root.querySelector(':target') === null && window.scrollY === 0
  const readType = (): string => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type
  if (helpPages[location.hash] || isUntouched) followHash(attempt(readType) === 'navigate')

  root.addEventListener('click', onClick)
  window.addEventListener('hashchange', () => {
    // The event also fires before another page is rendered.
    if (location.pathname === path) followHash()
  })
  root.addEventListener('hs:page', ({ detail: { isForward } }) => {
    path = location.pathname
    const keepsPlace = !isForward && window.scrollY !== 0
    if (followHash(true, keepsPlace)) takeFocusBack(keepsPlace)
  })
}
