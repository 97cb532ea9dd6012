import { menuId } from '../../data/frame-rules'

/** The length of the link's path when the page is it or below it; 0 otherwise. The home page is above everything. */
const depthOf = ({ origin, pathname, hash }: HTMLAnchorElement, location: Location): number =>
  origin === location.origin && hash === '' && pathname !== '/' && location.pathname.startsWith(pathname)
    ? pathname.length
    : 0

/**
 * Marks the current page in the menu, or the section that it belongs to, and the top item above it, with
 * `aria-current`. The header's HTML is the same on all pages, so this is not in it.
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
