import { atTop, reduceScroll, type HeaderScroll, type ScrollPosition, type ScrollState } from './scroll-state'
import { watchScroll } from './watch-scroll'

const values: Record<ScrollState, string | undefined> = {
  UNINITIALIZED: undefined,
  SHOWING: 'showing',
  HIDING: 'hiding',
}

/**
 * Keeps the header's scroll state (requirements 4.2) in attributes of `[data-header]`, for its styles.
 * `data-scroll` is `showing` or `hiding`, and absent while the state is uninitialized. `data-slides` is
 * present while the header moves into or out of view, but not when it scrolls away with the page or gets
 * the focus: it must then appear immediately.
 *
 * A static header (requirements 2.1), inside `[data-static-header]`, stays uninitialized. Nothing
 * changes while the menu (`html[data-menu-open]`) or a drawer is open. A header with keyboard focus
 * shows, and stays until the focus has left it.
 */
export function startHeaderScroll(root: Document): void {
  let current = atTop
  let last: ScrollPosition = { scrollY: 0, viewportHeight: 0, pageHeight: 0 }

  const write = (header: HTMLElement, isFocused: boolean): void => {
    const value = values[current.state]
    const { scroll } = header.dataset
    if (scroll === value && !isFocused) return
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

  root.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof Element && target.closest('[data-header]') && target.matches(':focus-visible')) update(true)
    },
    // React stops this event at its root while it hydrates.
    true,
  )
  watchScroll(root, (position) => {
    last = position
    update(false)
  })
}
