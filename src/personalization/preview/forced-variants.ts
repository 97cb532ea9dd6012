/** Session storage: what the preview panel has been told to show, until the tab closes. */
const key = 'personalization-preview'

/** Indices of variants by the experience's id; 0 is the baseline. */
export type ForcedVariants = ReadonlyMap<string, number>

/** @returns nothing where storage is refused or holds something else */
export function readForcedVariants(storage: () => Storage): ForcedVariants {
  try {
    const pairs = Object.entries(JSON.parse(storage().getItem(key) ?? '{}') as object)
    return new Map(pairs.filter((pair): pair is [string, number] => typeof pair[1] === 'number'))
  } catch {
    return new Map()
  }
}

/** Where storage is refused, what is forced holds for this document. */
export function writeForcedVariants(storage: () => Storage, forced: ForcedVariants): void {
  try {
    storage().setItem(key, JSON.stringify(Object.fromEntries(forced)))
  } catch {
    // There is no other place for it.
  }
}
