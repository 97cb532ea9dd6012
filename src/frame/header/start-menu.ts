import { menuBarQuery, wideQuery } from '../../data/breakpoints'
import { menuId } from '../../data/frame-rules'

/** Delay in ms before a drawer closes after the pointer has left the header (requirements 9). */
const closeDelay = 100

/**
 * Milliseconds after a drawer opened by hover in which a click does not close it: visitors often click
 * what they hover.
 */
const sameGesture = 300

const drawersSelector = `details[name='${menuId}']`

const openDrawer = (root: Document): HTMLDetailsElement | null =>
  root.querySelector<HTMLDetailsElement>(`${drawersSelector}[open]`)

const elementOf = (target: EventTarget | null): Element | null => (target instanceof Element ? target : null)

const drawerOf = (target: EventTarget | null): HTMLDetailsElement | null =>
  elementOf(target)?.closest<HTMLDetailsElement>(drawersSelector) ?? null

/** Whether an element is part of the header or a drawer; the overlay over the page is not. */
const isInHeader = (target: EventTarget | null): boolean => {
  const element = elementOf(target)
  return Boolean(element?.closest('[data-header]') && !element.closest('[data-menu-overlay]'))
}

/**
 * Adds to the menu what native popovers and disclosures lack (requirements 4.3): drawers open on hover,
 * arrow keys and Escape work as in a disclosure navigation, the page behind an open panel is inert, and
 * links and new pages close the menu. All listeners are on the document, so React may draw the header
 * again at any time.
 */
export function startMenu(root: Document, { signal }: { readonly signal: AbortSignal }): void {
  const window = root.defaultView
  if (!window) return
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
      // When the overlay appears under a resting pointer, the pointer has not left the header.
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
    // A popover closes on clicks outside of it, a drawer does not.
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

  // The visitor may have opened the menu before this code arrived.
  const menu = root.getElementById(menuId)
  if (menu?.matches(':popover-open')) reflect(menu)

  const close = (): void => {
    closeMenu(root)
  }
  const passive = { passive: true, signal }
  root.addEventListener('pointerover', onPointerOver, passive)
  root.documentElement.addEventListener(
    'pointerleave',
    () => {
      if (bar.matches) closeSoon()
    },
    passive,
  )
  root.addEventListener('click', onClick, { signal })
  root.addEventListener('keydown', onKeyDown, { signal })
  root.addEventListener(
    'focusin',
    ({ target }) => {
      // An open drawer would cover the element that has the focus now.
      const drawer = openDrawer(root)
      if (bar.matches && drawer && !drawer.contains(target as Node)) closeMenu(root)
    },
    { signal },
  )
  root.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLElement && target.id === menuId) reflect(target)
    },
    // The event does not bubble.
    { capture: true, signal },
  )
  // The menu has two forms; the state of one does not apply to the other.
  bar.addEventListener('change', close, { signal })
  root.addEventListener('hs:page', close, { signal })
  signal.addEventListener('abort', keepOpen)
}

/**
 * Closes the menu and its drawers. A focused link must not disappear with its drawer, so the focus moves
 * to the drawer's button; when the menu itself closes, the browser restores the focus.
 */
export function closeMenu(root: Document): void {
  for (const drawer of root.querySelectorAll<HTMLDetailsElement>(`details[name='${menuId}'][open]`)) {
    if (drawer.contains(root.activeElement)) drawer.querySelector('summary')?.focus({ preventScroll: true })
    drawer.open = false
  }
  const menu = root.getElementById(menuId)
  if (menu?.matches(':popover-open')) menu.hidePopover()
}

/** The focusable elements of the menu bar, in their order. */
export interface MenuStops<Stop> {
  /** Top items: links, and the buttons of drawers. */
  readonly items: readonly Stop[]
  /** Links of the open drawer; empty when all are closed. */
  readonly drawer: readonly Stop[]
  /** The button of the open drawer. */
  readonly opener: Stop | undefined
}

/** `list[index]`; an index outside the list continues from the other end. */
const around = <Stop>(list: readonly Stop[], index: number): Stop | undefined => list.at(index % list.length)

/**
 * Where a key moves the focus in a disclosure navigation, after the WAI-ARIA Authoring Practices: Left
 * and Right cycle through the top items, Down enters an open drawer and moves through its links, Up
 * leaves it again, Home and End go to the first and last item of the row or drawer.
 *
 * @param key as in `KeyboardEvent.key`
 * @param current the focused element
 * @returns `undefined` when the key does not move the focus
 */
export function nextFocus<Stop>(
  key: string,
  current: Stop,
  { items, drawer, opener }: MenuStops<Stop>,
): Stop | undefined {
  const inDrawer = drawer.indexOf(current)
  if (inDrawer >= 0) {
    switch (key) {
      case 'ArrowDown':
        return drawer[inDrawer + 1]
      case 'ArrowUp':
        return inDrawer === 0 ? opener : drawer[inDrawer - 1]
      case 'Home':
        return drawer[0]
      case 'End':
        return drawer.at(-1)
      default:
        return undefined
    }
  }
  const index = items.indexOf(current)
  if (index < 0) return undefined
  switch (key) {
    case 'ArrowRight':
      return around(items, index + 1)
    case 'ArrowLeft':
      return around(items, index - 1)
    case 'ArrowDown':
      return current === opener ? drawer[0] : undefined
    case 'Home':
      return items[0]
    case 'End':
      return items.at(-1)
    default:
      return undefined
  }
}
