/** Neighbouring pages show the same entries, so few results are enough, whatever the number of pages. */
const most = 500

/**
 * Makes a function that remembers recent results by key.
 *
 * @returns the result for a key: the one known, or what `make` returns
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
