/** The stops of the menu bar, in their order. */
export interface MenuStops<Stop> {
  /** Top items: links and the switches of drawers. */
  readonly items: readonly Stop[]
  /** Links of the open drawer; none when all are closed. */
  readonly drawer: readonly Stop[]
  /** The top item that the open drawer belongs to. */
  readonly opener: Stop | undefined
}

/** `list[index]`, from the other end when the index is outside. */
const around = <Stop>(list: readonly Stop[], index: number): Stop | undefined => list.at(index % list.length)

/**
 * Where an arrow key leads in a disclosure navigation, as in the WAI-ARIA Authoring Practices: along
 * the top items from left to right and around; down into an open drawer and through its links; up
 * out of it again. Home and End lead to the first and last of the row or drawer.
 *
 * @param key as in `KeyboardEvent.key`
 * @param current what has the focus
 * @returns what should have it next; `undefined` when the key means nothing here
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
