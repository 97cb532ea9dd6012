import zlib from 'node:zlib'

/** Size in bytes with maximum gzip; 0 for empty text. */
export const gzipSize = (content: string | Buffer): number =>
  content.length === 0 ? 0 : zlib.gzipSync(content, { level: zlib.constants.Z_BEST_COMPRESSION }).length

/** Size in bytes after Brotli at its best, which is how hosts send files that they prepare. */
export const brotliSize = (content: string | Buffer): number =>
  content.length === 0 ? 0 : zlib.brotliCompressSync(content).length

/**
 * The middle value; the mean of the two middle ones when their number is even.
 *
 * @throws Error when there are no values
 */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((first, second) => first - second)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.floor((sorted.length - 1) / 2)]
  if (upper === undefined || lower === undefined) throw new Error('Cannot take the median of no values.')
  return (lower + upper) / 2
}

/** The median of each of these figures. */
export const medians = <Key extends string>(results: readonly Readonly<Record<Key, number>>[], keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, median(results.map((result) => result[key]))])) as Record<Key, number>

export const spread = (name: string, values: readonly number[], format: (value: number) => string): string[] => [
  name,
  ...[Math.min(...values), median(values), Math.max(...values)].map(format),
]

/** Kilobytes of 1,000 bytes, rounded up so that no excess is hidden. */
export const kilobytes = (bytes: number): string => `${(Math.ceil(bytes / 100) / 10).toFixed(1)} KB`

/** Milliseconds as seconds with one decimal. */
export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`

/**
 * Aligns columns: the first to the left, others to the right.
 *
 * @param rows heads first
 */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

export const formatSpread = (title: string, rows: readonly (readonly [string, readonly number[]])[]): string =>
  formatTable([
    [title, 'minimum', 'median', 'maximum'],
    ...rows.map(([name, values]) => spread(name, values, (value) => value.toFixed(0))),
  ])

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
