import { dragShifts } from './drag-shifts'
import { dropIndex, type Box } from './drop-index'

/** How near to an edge a dragged item makes the list scroll, in px. */
const edge = 48
/** How far it scrolls with each movement, in px. */
const scrollStep = 12

interface Drag {
  readonly items: readonly HTMLElement[]
  readonly boxes: readonly Box[]
  readonly from: number
  /** Where the pointer went down, as if nothing were scrolled. */
  readonly startsAt: number
  to: number
}

/**
 * Lets items of a list be dragged by what is marked `data-handle` in them, with mouse, pen or finger.
 * While one is dragged the others show where it would go; nothing moves in the document before it is
 * dropped. Escape ends it.
 *
 * @param scroller what scrolls around the list, besides the page
 * @param onDrop told which item goes to which index
 * @returns a function that stops it
 */
export function dragItems(
  list: HTMLElement,
  scroller: HTMLElement,
  onDrop: (item: HTMLElement, to: number) => void,
): () => void {
  const root = list.ownerDocument
  const page = root.documentElement
  let drag: Drag | undefined

  const scrolled = (): number => scroller.scrollTop + page.scrollTop

  const begin = (event: PointerEvent): void => {
    const handle = event.target instanceof Element ? event.target.closest('[data-handle]') : null
    const items = [...list.children] as HTMLElement[]
    const from = items.findIndex((item) => item.contains(handle))
    const item = items[from]
    if (drag || !handle || !item || event.button !== 0 || !event.isPrimary) return
    const offset = scrolled()
    const boxes = items.map((each) => {
      const { top, bottom } = each.getBoundingClientRect()
      return { top: top + offset, bottom: bottom + offset }
    })
    drag = { items, boxes, from, startsAt: event.clientY + offset, to: from }
    list.dataset.isDragging = ''
    item.dataset.isDragged = ''
    root.addEventListener('pointermove', move)
    root.addEventListener('pointerup', drop)
    root.addEventListener('pointercancel', end)
    root.addEventListener('keydown', onKey)
  }

  const scrollAtEdges = (clientY: number): void => {
    const { top, bottom } = scroller.getBoundingClientRect()
    const step =
      clientY < Math.max(0, top) + edge
        ? -scrollStep
        : clientY > Math.min(page.clientHeight, bottom) - edge
          ? scrollStep
          : 0
    const scrolls = scroller.scrollHeight > scroller.clientHeight ? scroller : page
    scrolls.scrollTop += step
  }

  const move = ({ clientY }: PointerEvent): void => {
    if (!drag) return
    scrollAtEdges(clientY)
    const distance = clientY + scrolled() - drag.startsAt
    drag.to = dropIndex(drag.boxes, drag.from, distance)
    const shifts = dragShifts(drag.boxes, drag.from, drag.to, distance)
    drag.items.forEach((item, index) => {
      item.style.translate = `0 ${shifts[index] ?? 0}px`
    })
  }

  const end = (): void => {
    for (const item of drag?.items ?? []) {
      item.style.removeProperty('translate')
      delete item.dataset.isDragged
    }
    drag = undefined
    delete list.dataset.isDragging
    root.removeEventListener('pointermove', move)
    root.removeEventListener('pointerup', drop)
    root.removeEventListener('pointercancel', end)
    root.removeEventListener('keydown', onKey)
  }

  const drop = (): void => {
    if (!drag) return
    const { items, from, to } = drag
    const item = items[from]
    end()
    if (item && to !== from) onDrop(item, to)
  }

  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') end()
  }

  list.addEventListener('pointerdown', begin)
  return () => {
    end()
    list.removeEventListener('pointerdown', begin)
  }
}
