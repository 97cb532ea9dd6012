import { menuBarQuery, wideQuery } from '../../../data/breakpoints'
import { menuId } from '../menu-id'
import { closeMenu } from './close-menu'
import { nextFocus } from './next-focus'

/** Milliseconds between leaving the header and the closing of its drawer (specification 9). */
const closeDelay = 100

/**
 * Milliseconds in which a click is taken for a part of the movement that has opened a drawer by
 * hovering: it must not close what the visitor has just seen open.
 */
const sameGesture = 300

const drawersSelector = `details[name='${menuId}']`

const openDrawer = (root: Document): HTMLDetailsElement | null =>
  root.querySelector<HTMLDetailsElement>(`${drawersSelector}[open]`)

const elementOf = (target: EventTarget | null): Element | null => (target instanceof Element ? target : null)

const drawerOf = (target: EventTarget | null): HTMLDetailsElement | null =>
  elementOf(target)?.closest<HTMLDetailsElement>(drawersSelector) ?? null

/** The header with its drawers, without the overlay that covers the page below them. */
const isInHeader = (target: EventTarget | null): boolean => {
  const element = elementOf(target)
  return Boolean(element?.closest('[data-header]') && !element.closest('[data-menu-overlay]'))
}

/**
 * What the menu does beyond its native popover and disclosures (specification 4.3): drawers open by
 * hovering, arrow keys and Escape work as in a disclosure navigation, nothing outside an open panel
 * can be reached, and a link closes what it stands in. The listeners stand on the document, so it
 * does not matter when the header is drawn.
 *
 * @returns a function that stops it
 */
export function startMenu(root: Document, window: Window): () => void {
  const bar = window.matchMedia(menuBarQuery)
  const wide = window.matchMedia(wideQuery)
  let closing: number | undefined
  let opened: { readonly drawer: HTMLDetailsElement; readonly at: number } | undefined

  const keepOpen = (): void => {
    window.clearTimeout(closing)
    closing = undefined
  }
  const closeSoon = (): void => {
    if (!openDrawer(root)) return
    closing ??= window.setTimeout(() => {
      closing = undefined
      closeMenu(root)
    }, closeDelay)
  }

  const onPointerOver = (event: PointerEvent): void => {
    if (!bar.matches || event.pointerType !== 'mouse') return
    if (!isInHeader(event.target)) {
      // A pointer that rests on the page has left nothing when the overlay comes between them.
      if (isInHeader(event.relatedTarget)) closeSoon()
      return
    }
    keepOpen()
    const item = elementOf(event.target)?.closest('[data-menu-item]')
    if (!item) return
    const drawer = drawerOf(item)
    if (drawer?.open) return
    closeMenu(root)
    if (!drawer) return
    drawer.open = true
    opened = { drawer, at: event.timeStamp }
  }

  const onPointerLeave = (): void => {
    if (bar.matches) closeSoon()
  }

  const onClick = (event: MouseEvent): void => {
    const target = elementOf(event.target)
    if (!target) return
    const summary = target.closest('summary')
    const isSameGesture = opened !== undefined && event.timeStamp - opened.at < sameGesture
    if (summary && isSameGesture && drawerOf(summary) === opened?.drawer) {
      event.preventDefault()
      return
    }
    const isLink = target.closest('a') !== null && isInHeader(target)
    // A panel closes by itself when something beside it is clicked; drawers of the bar don't.
    if (isLink || (bar.matches && !isInHeader(target))) closeMenu(root)
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    if (!bar.matches || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    const drawer = openDrawer(root)
    if (event.key === 'Escape') {
      closeMenu(root)
      return
    }
    const menu = root.getElementById(menuId)
    const current = root.activeElement
    if (!menu || !current || !menu.contains(current)) return
    const next = nextFocus<Element>(event.key, current, {
      items: [...menu.querySelectorAll('[data-menu-item]')],
      drawer: drawer ? [...drawer.querySelectorAll('a')] : [],
      opener: drawer?.querySelector('summary') ?? undefined,
    })
    if (!(next instanceof HTMLElement)) return
    event.preventDefault()
    next.focus()
  }

  /** A drawer that the focus has left would cover what it has gone to. */
  const onFocusIn = (event: FocusEvent): void => {
    const drawer = openDrawer(root)
    if (bar.matches && drawer && !drawer.contains(event.target as Node)) closeMenu(root)
  }

  const reflect = (menu: HTMLElement): void => {
    const isOpen = menu.matches(':popover-open')
    root.documentElement.toggleAttribute('data-menu-open', isOpen)
    const header = menu.closest('[data-island]')
    for (const other of header?.parentElement?.children ?? []) {
      if (other !== header) other.toggleAttribute('inert', isOpen)
    }
    if (!isOpen) closeMenu(root)
    else if (wide.matches && !openDrawer(root)) {
      const first = root.querySelector<HTMLDetailsElement>(drawersSelector)
      if (first) first.open = true
    }
  }

  const onToggle = (event: Event): void => {
    if (event.target instanceof HTMLElement && event.target.id === menuId) reflect(event.target)
  }

  /** What is open in one form of the menu makes no sense in the other. */
  const onFormChange = (): void => closeMenu(root)

  // The visitor may have opened the menu before any script was there.
  const menu = root.getElementById(menuId)
  if (menu?.matches(':popover-open')) reflect(menu)

  root.addEventListener('pointerover', onPointerOver, { passive: true })
  root.documentElement.addEventListener('pointerleave', onPointerLeave, { passive: true })
  root.addEventListener('click', onClick)
  root.addEventListener('keydown', onKeyDown)
  root.addEventListener('focusin', onFocusIn)
  // Neither popovers nor disclosures let this event bubble.
  root.addEventListener('toggle', onToggle, true)
  bar.addEventListener('change', onFormChange)
  return () => {
    keepOpen()
    root.removeEventListener('pointerover', onPointerOver)
    root.documentElement.removeEventListener('pointerleave', onPointerLeave)
    root.removeEventListener('click', onClick)
    root.removeEventListener('keydown', onKeyDown)
    root.removeEventListener('focusin', onFocusIn)
    root.removeEventListener('toggle', onToggle, true)
    bar.removeEventListener('change', onFormChange)
  }
}
