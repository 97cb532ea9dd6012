/** Where an item of a list stands, in px from any line above it. */
export interface Box {
  readonly top: number
  readonly bottom: number
}

/**
 * The place in a list at which a dragged item would be put down. It changes places with another as
 * soon as its edge has passed the middle of that one, so that items of different heights don't flutter.
 *
 * @param boxes of all items, in their order and where they stood when the drag began
 * @param from index of the dragged item
 * @param distance how far it was dragged down, in px; negative for up
 * @returns an index of the list
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
