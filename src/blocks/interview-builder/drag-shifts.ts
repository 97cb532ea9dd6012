import type { Box } from './drop-index'

/**
 * How far each item of a list is moved down while one of them is dragged: that one with the pointer,
 * those that it has passed by the room that it takes.
 *
 * @param boxes of all items, in their order and where they stood when the drag began
 * @param from index of the dragged item
 * @param to index at which it would be put down
 * @param distance how far it was dragged down, in px; negative for up
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
