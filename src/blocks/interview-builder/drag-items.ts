/** Distance from the edge at which a dragged item scrolls the list, in px. */
const edge = 48
/** Scroll distance of each pointer movement, in px. */
const scrollStep = 12

interface Drag {
  readonly items: readonly HTMLElement[]
  readonly boxes: readonly Box[]
  readonly from: number
  /** The start of the drag, in px from the start of the scrolled content. */
  readonly startsAt: number
  to: number
}

interface DragOptions {
  readonly signal: AbortSignal
  /** Scrolls the list, in addition to the page. */
  readonly scroller: HTMLElement
  /** Receives the dragged item and its new index. */
  readonly onDrop: (item: HTMLElement, to: number) => void
}

/**
 * Lets visitors drag the items of a list by their `data-handle`, with mouse, pen or finger. The other
 * items move aside by CSS; the document changes only after the drop. Escape cancels.
 */
export function dragItems(list: HTMLElement, { scroller, onDrop, signal }: DragOptions): void {
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
  }

  const drop = (): void => {
    if (!drag) return
    const { items, from, to } = drag
    const item = items[from]
    end()
    if (item && to !== from) onDrop(item, to)
  }

  list.addEventListener('pointerdown', begin, { signal })
  root.addEventListener('pointermove', move, { signal })
  root.addEventListener('pointerup', drop, { signal })
  root.addEventListener('pointercancel', end, { signal })
  root.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape') end()
    },
    { signal },
  )
  signal.addEventListener('abort', end)
}

/** The edges of an item, in px from a line above the list. */
export interface Box {
  readonly top: number
  readonly bottom: number
}

/**
 * The index at which a dragged item would be dropped. Items swap when the edge of the dragged one
 * passes the middle of the other, so items of different heights do not flicker.
 *
 * @param boxes of all items in their order, as the drag began
 * @param from index of the dragged item
 * @param distance of the drag in px; negative for up
 */
export function dropIndex(boxes: readonly Box[], from: number, distance: number): number {
  const dragged = boxes[from]
  if (!dragged) return from
  const middle = ({ top, bottom }: Box): number => (top + bottom) / 2
  const passed = boxes.filter((box, index) =>
    index > from ? dragged.bottom + distance > middle(box) : index < from && dragged.top + distance < middle(box),
  ).length
  return distance > 0 ? from + passed : from - passed
}

/**
 * How far to shift each item during a drag: the dragged item follows the pointer, and the items that it
 * has passed make space for it.
 *
 * @param boxes of all items in their order, as the drag began
 * @param from index of the dragged item
 * @param to index at which it would be dropped
 * @param distance of the drag in px; negative for up
 * @returns px for each item; negative for up
 */
export function dragShifts(boxes: readonly Box[], from: number, to: number, distance: number): number[] {
  const [first, second] = boxes
  const gap = first && second ? second.top - first.bottom : 0
  const dragged = boxes[from]
  const room = dragged ? dragged.bottom - dragged.top + gap : 0
  return boxes.map((_box, index) => {
    if (index === from) return distance
    if (index > from && index <= to) return -room
    return index < from && index >= to ? room : 0
  })
}
