import zlib from 'node:zlib'

/**
 * Size in bytes after gzip at its best. Empty text weighs nothing, although a gzip file of nothing
 * has 20 bytes.
 */
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

/** A row of a table: minimum, median and maximum. */
export const spread = (name: string, values: readonly number[], format: (value: number) => string): string[] => [
  name,
  ...[Math.min(...values), median(values), Math.max(...values)].map(format),
]

/** Bytes as kilobytes of 1,000, with one decimal; nothing that breaks a budget is rounded down to it. */
export const kilobytes = (bytes: number): string => `${(Math.ceil(bytes / 100) / 10).toFixed(1)} KB`

/** Milliseconds as seconds with one decimal. */
export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`

/**
 * Rows as aligned columns: the first to the left, the others to the right.
 *
 * @param rows all of the same length, the heads first
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

/** A table of minimum, median and maximum, in whole units. */
export const formatSpread = (title: string, rows: readonly (readonly [string, readonly number[]])[]): string =>
  formatTable([
    [title, 'minimum', 'median', 'maximum'],
    ...rows.map(([name, values]) => [
      name,
      ...[Math.min(...values), median(values), Math.max(...values)].map((value) => value.toFixed(0)),
    ]),
  ])
