import { closest } from '../../lib/browser'
import { onRestored } from '../../lib/page-life'
import { menuBarQuery, wideQuery } from '../../theme/breakpoints'
import { menuId } from '../frame-rules'
import { closePanel, startMenuPanel } from './menu-panel'
import { nextFocus } from './next-focus'

/** Delay in ms before a drawer closes after the pointer has left the header (requirements 9). */
const closeDelay = 100

/**
 * Milliseconds after a drawer opened by hover during which a click does not close it: visitors often click what they
 * hover.
 */
const sameGesture = 300

const drawersSelector = `details[name='${menuId}']`

const openDrawer = (root: Document): HTMLDetailsElement | null =>
  root.querySelector<HTMLDetailsElement>(`${drawersSelector}[open]`)

const drawerOf = (target: EventTarget) => closest(target, drawersSelector) as HTMLDetailsElement | null

/** Whether an element is part of the header or a drawer; the overlay over the page is not. */
const isInHeader = (target: EventTarget | null): boolean =>
  closest(target, '[data-header]') !== null && closest(target, '[data-menu-overlay]') === null

/**
 * Adds to the menu what native popovers and disclosures lack (requirements 4.3): drawers open on hover, arrow keys and
 * Escape work as in a disclosure navigation, the page behind an open panel is inert, and links and new pages close the
 * menu. All listeners are on the document, so React may render the header again at any time.
 */
export function startMenu(root: Document): void {
  const bar = window.matchMedia(menuBarQuery)
  const wide = window.matchMedia(wideQuery)
  let closing: number | undefined
  let opened: { readonly drawer: HTMLDetailsElement; readonly at: number } | undefined

  const closeSoon = (): void => {
    window.clearTimeout(closing)
    if (openDrawer(root)) closing = window.setTimeout(closeMenu, closeDelay, root)
  }

  const onPointerOver = (event: PointerEvent): void => {
    if (!bar.matches || event.pointerType !== 'mouse') return
    if (!isInHeader(event.target)) {
      // When the overlay appears under a resting pointer, the pointer has not left the header.
      if (isInHeader(event.relatedTarget)) closeSoon()
      return
    }
    window.clearTimeout(closing)
    const item = closest(event.target, '[data-menu-item]')
    if (!item) return
    const drawer = drawerOf(item)
    if (drawer?.open) return
    closeMenu(root)
    if (!drawer) return
    drawer.open = true
    opened = { drawer, at: event.timeStamp }
  }

  const onClick = (event: MouseEvent): void => {
    const { target } = event
    const summary = closest(target, 'summary')
    const isSameGesture = opened !== undefined && event.timeStamp - opened.at < sameGesture
    if (summary && isSameGesture && drawerOf(summary) === opened?.drawer) {
      event.preventDefault()
      return
    }
    const isLink = closest(target, 'a') !== null && isInHeader(target)
    // A popover closes on clicks outside of it, a drawer does not.
    if (isLink || (bar.matches && !isInHeader(target))) closeMenu(root)
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Escape') closeMenu(root)
    if (!bar.matches) return
    const drawer = openDrawer(root)
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

  const close = (): void => {
    closeMenu(root)
  }
  root.addEventListener('pointerover', onPointerOver, { passive: true })
  root.documentElement.addEventListener('pointerleave', () => bar.matches && closeSoon(), { passive: true })
  root.addEventListener('click', onClick)
  root.addEventListener('keydown', onKeyDown)
  root.addEventListener('focusin', ({ target }) => {
    // An open drawer would cover the focused element.
    const drawer = openDrawer(root)
    if (bar.matches && drawer && !drawer.contains(target as Node)) closeMenu(root)
  })
  startMenuPanel(root, (isOpen) => {
    if (!isOpen) closeMenu(root)
    else if (wide.matches && !openDrawer(root)) {
      const first = root.querySelector<HTMLDetailsElement>(drawersSelector)
      if (first) first.open = true
    }
  })
  root.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open || !target.matches(drawersSelector)) return
      // Older browsers do not close other drawers of the same name.
      for (const other of root.querySelectorAll<HTMLDetailsElement>(drawersSelector)) other.open = other === target
    },
    // The event does not bubble.
    true,
  )
  // The menu has two forms; the state of one does not apply to the other.
  bar.addEventListener('change', close)
  root.addEventListener('hs:page', close)
  onRestored(window, close)
}

/**
 * Closes the menu and its drawers. A focused link must not disappear with its drawer, so the focus moves
 * to the drawer's button; when the menu itself closes, the focus returns to the menu's button.
 */
function closeMenu(root: Document): void {
  for (const drawer of root.querySelectorAll<HTMLDetailsElement>(`${drawersSelector}[open]`)) {
    if (drawer.contains(root.activeElement)) drawer.querySelector('summary')?.focus({ preventScroll: true })
    drawer.open = false
  }
  closePanel(root)
}
