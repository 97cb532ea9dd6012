/** The focusable elements of the menu bar, in their order. */
interface MenuStops<Stop> {
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
    return {
      ArrowDown: drawer[inDrawer + 1],
      ArrowUp: inDrawer === 0 ? opener : drawer[inDrawer - 1],
      Home: drawer[0],
      End: drawer.at(-1),
    }[key]
  }
  const index = items.indexOf(current)
  if (index < 0) return undefined
  return {
    ArrowRight: around(items, index + 1),
    ArrowLeft: around(items, index - 1),
    ArrowDown: current === opener ? drawer[0] : undefined,
    Home: items[0],
    End: items.at(-1),
  }[key]
}
