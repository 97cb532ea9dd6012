import { atTop, reduceScroll, type HeaderScroll, type ScrollPosition, type ScrollState } from './scroll-state'
import { watchScroll } from './watch-scroll'

const values: Record<ScrollState, string | undefined> = {
  UNINITIALIZED: undefined,
  SHOWING: 'showing',
  HIDING: 'hiding',
}

/**
 * Writes how the header stands to the page (specification 4.2) on `[data-header]`, for its styles:
 * `data-scroll` is `showing` or `hiding`, or absent while it is uninitialized. `data-slides` is there
 * while it moves into sight or out of it: not when it had scrolled away with the page, and not when
 * it gets the focus, which has its styles bring it to its place at once.
 *
 * A static header (specification 2.1), known by `[data-static-header]` around it, stays
 * uninitialized. While the menu (`html[data-menu-open]`) or a drawer is open nothing changes. A
 * header that gets the keyboard's focus shows, and does not hide until the focus has left it.
 *
 * @returns a function that stops it
 */
export function startHeaderScroll(root: Document): () => void {
  let current = atTop
  let last: ScrollPosition = { scrollY: 0, viewportHeight: 0, pageHeight: 0 }

  const write = (header: HTMLElement, isFocused: boolean): void => {
    const value = values[current.state]
    const { scroll } = header.dataset
    if (scroll === value) return
    header.toggleAttribute('data-slides', value === 'showing' ? !isFocused : value === 'hiding' && scroll === 'showing')
    if (value === undefined) delete header.dataset.scroll
    else header.dataset.scroll = value
  }

  const next = (header: HTMLElement, isFocused: boolean): HeaderScroll => {
    if (header.closest('[data-static-header]')) return atTop
    const reduced = reduceScroll(current, last, isFocused)
    const isLeaving = current.state === 'SHOWING' && reduced.state === 'HIDING'
    return isLeaving && header.querySelector(':focus-visible') ? reduceScroll(current, last, true) : reduced
  }

  const update = (isFocused: boolean): void => {
    const header = root.querySelector<HTMLElement>('[data-header]')
    if (!header || root.documentElement.hasAttribute('data-menu-open')) return
    if (header.querySelector('details[open]')) return
    current = next(header, isFocused)
    write(header, isFocused)
  }

  const onFocusIn = ({ target }: FocusEvent): void => {
    if (target instanceof Element && target.closest('[data-header]') && target.matches(':focus-visible')) update(true)
  }

  const stopWatching = watchScroll(root, (position) => {
    last = position
    update(false)
  })
  root.addEventListener('focusin', onFocusIn)
  return () => {
    stopWatching()
    root.removeEventListener('focusin', onFocusIn)
  }
}
