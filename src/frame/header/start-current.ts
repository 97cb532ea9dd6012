import { menuId } from '../frame-rules'

/** The length of the link's path if the page is at or below it, otherwise 0. The home page is above all pages. */
const depthOf = ({ origin, pathname, hash }: HTMLAnchorElement, location: Location): number =>
  origin === location.origin && hash === '' && pathname !== '/' && location.pathname.startsWith(pathname)
    ? pathname.length
    : 0

/**
 * Marks the current page in the menu, or its section, and the top item above it, with `aria-current`. The header's HTML
 * is the same on all pages, so it cannot contain the mark.
 */
export function startCurrent(root: Document, { signal }: { readonly signal: AbortSignal }): void {
  const mark = (): void => {
    const menu = root.getElementById(menuId)
    menu?.querySelectorAll('[aria-current]').forEach((element) => element.removeAttribute('aria-current'))
    let deepest: HTMLAnchorElement | undefined
    for (const link of menu?.querySelectorAll<HTMLAnchorElement>('nav a[href]') ?? []) {
      if (depthOf(link, root.location) > (deepest ? depthOf(deepest, root.location) : 0)) deepest = link
    }
    if (!deepest) return
    deepest.closest('details')?.querySelector('summary')?.setAttribute('aria-current', 'true')
    deepest.setAttribute('aria-current', deepest.pathname === root.location.pathname ? 'page' : 'true')
  }
  root.addEventListener('hs:page', mark, { signal })
  mark()
}
