/** Edits (insert, delete, replace, swap of neighbors) that turn one word into the other. */
const distance = (a: string, b: string): number => {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  )
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const replace = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Infinity
      const row = rows[i]
      if (row) row[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, replace, swap)
    }
  }
  return at(a.length, b.length)
}

/**
 * The name that was probably meant.
 *
 * @param name what was written
 * @param names what could have been written
 * @returns the closest of the names, or undefined when none is close
 */
export function nearestName(name: string, names: Iterable<string>): string | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')
  let best: { name: string; distance: number } | undefined
  for (const candidate of names) {
    const steps = distance(plain(name), plain(candidate))
    if (!best || steps < best.distance) best = { name: candidate, distance: steps }
  }
  const limit = Math.max(1, Math.floor(name.length / 3))
  return best && best.distance <= limit ? best.name : undefined
}
