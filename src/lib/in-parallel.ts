/**
 * Does the same work for every item, for a few of them at a time.
 *
 * @param limit how many at a time, at least 1
 * @throws what the work throws first; items that have begun still end
 */
export async function inParallel<Item>(
  items: Iterable<Item>,
  limit: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  // All workers take their next item from the same iterator.
  const waiting = items[Symbol.iterator]()
  const worker = async (): Promise<void> => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: limit }, worker))
}
