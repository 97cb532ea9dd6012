/** Neighboring pages show the same entries, so a few results are enough for any number of pages. */
const most = 500

/**
 * Makes a function that caches recent results by key.
 *
 * @returns the cached result, or that of `make`
 */
export function recentResults<Result>(): (key: string, make: () => Result) => Result {
  const known = new Map<string, { readonly result: Result }>()
  return (key, make) => {
    const found = known.get(key) ?? { result: make() }
    if (known.size >= most) known.clear()
    known.set(key, found)
    return found.result
  }
}
