export type Fields = Readonly<Record<string, unknown>>

export const isEntry = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Fields that the build fills, so they are never empty. */
const alwaysThere = ['contentful_id', 'teasers', 'changes', 'highlighted', 'industries', 'questions']

/** Fields with parts that the build fills or the mapper checks itself. */
const opaque = ['teasers', 'highlighted', 'image', 'item', 'table']

/** All versions of an entry with one empty field, including the fields of listed entries. */
export const withoutEach = (entry: Fields): readonly Fields[] =>
  Object.entries(entry).flatMap(([name, value]) => {
    const [first]: unknown[] = [value].flat()
    const inner = isEntry(first) && !opaque.includes(name) ? withoutEach(first) : []
    const values = inner.map((one) => (Array.isArray(value) ? [one] : one))
    return (alwaysThere.includes(name) ? values : [null, ...values]).map((one) => ({ ...entry, [name]: one }))
  })

/**
 * An entry with only its required fields, and those of its listed entries.
 *
 * @param map throws when a required field is empty
 */
export function bareOf<Entry extends object>(entry: Entry, map: (entry: Entry) => object): Entry {
  const isValid = (one: Entry): boolean => {
    try {
      map(one)
      return true
    } catch {
      return false
    }
  }
  return Object.entries(entry).reduce<Entry>((bare, [name, value]: [string, unknown]) => {
    const without = { ...bare, [name]: null }
    if (!alwaysThere.includes(name) && isValid(without)) return without
    if (!Array.isArray(value) || opaque.includes(name)) return bare
    const items = value.map((item: unknown) =>
      isEntry(item) ? bareOf(item, (one) => map({ ...bare, [name]: [one] })) : item,
    )
    return { ...bare, [name]: items }
  }, entry)
}
