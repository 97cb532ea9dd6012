import { isHome, menuId } from '../frame-rules'

/** The length of the link's path if the page is at or below it, otherwise 0. The home page is above all pages. */
const depthOf = ({ origin, pathname, hash }: HTMLAnchorElement, location: Location): number =>
  origin === location.origin && hash === '' && !isHome(pathname) && location.pathname.startsWith(pathname)
    ? pathname.length
    : 0

/** The link with the longest path that the page is at or below. */
const findDeepest = (links: readonly HTMLAnchorElement[], location: Location): HTMLAnchorElement | undefined =>
  links.reduce<HTMLAnchorElement | undefined>(
    (deepest, link) => (depthOf(link, location) > (deepest ? depthOf(deepest, location) : 0) ? link : deepest),
    undefined,
  )

/**
 * Marks the current page in the menu, or its section, and the top item above it, with `aria-current`. A top item that is
 * a link to a page above is preferred to the drawer of the link. The header's HTML is the same on all pages, so it
 * cannot contain the mark.
 */
export function startCurrent(root: Document): void {
  const mark = (): void => {
    const menu = root.getElementById(menuId)
    menu?.querySelectorAll('[aria-current]').forEach((element) => element.removeAttribute('aria-current'))
    const links = [...(menu?.querySelectorAll<HTMLAnchorElement>('nav a[href]') ?? [])]
    const deepest = findDeepest(links, root.location)
    if (!deepest) return
    const drawer = deepest.closest('details')
    const topLinks = links.filter((link) => !link.closest('details'))
    const top = findDeepest(topLinks, root.location) ?? drawer?.querySelector('summary')
    top?.setAttribute('aria-current', 'true')
    deepest.setAttribute('aria-current', deepest.pathname === root.location.pathname ? 'page' : 'true')
  }
  root.addEventListener('hs:page', mark)
  mark()
}
