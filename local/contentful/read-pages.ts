interface Page<Item> {
  readonly total: number
  readonly items: readonly Item[]
}

/** An answer has at most 7 MB: https://www.contentful.com/developers/docs/technical-limits/ */
const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('Response size too big')

/**
 * Reads a collection of one of Contentful's APIs in pages. Asks for smaller pages if an answer would be too large. Starts
 * again if somebody deletes an item meanwhile, because later items then move to a page that was already read.
 *
 * @param readPage gives the items an order, because a change during the reading can otherwise move them between pages
 */
export async function readPages<Item>(
  pageSize: number,
  readPage: (query: { readonly skip: number; readonly limit: number }) => Promise<Page<Item>>,
): Promise<Item[]> {
  let found: Item[] = []
  let known = 0
  let limit = pageSize
  for (;;) {
    try {
      const { items, total } = await readPage({ skip: found.length, limit })
      if ((items as readonly Item[] | undefined) === undefined) {
        throw new Error('The answer is not one of Contentful’s API. Check the host in the variables, and any proxy.')
      }
      const isShorter = total < known
      known = total
      if (isShorter) {
        found = []
        continue
      }
      found.push(...items)
      if (items.length === 0 || found.length >= total) return found
    } catch (error) {
      if (limit === 1 || !isTooLarge(error)) throw error
      limit = Math.ceil(limit / 4)
    }
  }
}
