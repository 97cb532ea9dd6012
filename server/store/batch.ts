interface Waiting<Item, Result> {
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

/** In ms. A batch that fails later has a database that does not respond, not a broken item. */
const slow = 2000

/**
 * Batches concurrent items: a disk sync takes as long for one row as for a hundred. Items do not wait for others;
 * those that arrive while a batch runs form the next one.
 *
 * @param run processes a batch and returns a result for each item, in order. If a batch fails at once, each item is
 * tried alone, so that one broken item does not fail the others.
 * @param limit maximum items in a batch
 */
export function createBatch<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  limit: number,
): (item: Item) => Promise<Result> {
  const queue: Waiting<Item, Result>[] = []
  let isUnderWay = false

  const settle = async (batch: readonly Waiting<Item, Result>[]): Promise<void> => {
    const start = performance.now()
    try {
      const results = await run(batch.map(({ item }) => item))
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result)
    } catch (error) {
      if (batch.length === 1 || performance.now() - start > slow) for (const { reject } of batch) reject(error)
      else for (const one of batch) await settle([one])
    }
  }

  const work = async (): Promise<void> => {
    while (queue.length > 0) await settle(queue.splice(0, limit))
    isUnderWay = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject })
      if (isUnderWay) return
      isUnderWay = true
      // After all pending requests have been read.
      setImmediate(() => void work())
    })
}
