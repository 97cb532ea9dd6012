import { isHome, menuId } from '../frame-rules'

/** Whether the page is at or below the link's path. The home page is above all pages. */
const isAbove = ({ origin, pathname, hash }: HTMLAnchorElement, location: Location): boolean =>
  origin === location.origin && hash === '' && !isHome(pathname) && location.pathname.startsWith(pathname)

/**
 * Marks the current page in the menu, or its section, and the top item above it, with `aria-current`. A top item that is
 * a link to a page above is preferred to the drawer of the link. The header's HTML is the same on all pages, so it
 * cannot contain the mark.
 */
export function startCurrent(root: Document): void {
  const mark = (): void => {
    const menu = root.getElementById(menuId)
    menu?.querySelectorAll('[aria-current]').forEach((element) => element.removeAttribute('aria-current'))
    const deepestFirst = [...(menu?.querySelectorAll<HTMLAnchorElement>('nav a[href]') ?? [])]
      .filter((link) => isAbove(link, root.location))
      .sort((link, other) => other.pathname.length - link.pathname.length)
    const [deepest] = deepestFirst
    if (!deepest) return
    const topLink = deepestFirst.find((link) => !link.closest('details'))
    const top = topLink ?? deepest.closest('details')?.querySelector('summary')
    top?.setAttribute('aria-current', 'true')
    deepest.setAttribute('aria-current', deepest.pathname === root.location.pathname ? 'page' : 'true')
  }
  root.addEventListener('hs:page', mark)
  mark()
}
