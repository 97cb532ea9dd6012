import zlib from 'node:zlib'

/** Size in bytes with maximum gzip; 0 for empty text. */
export const gzipSize = (content: string | Buffer): number =>
  content.length === 0 ? 0 : zlib.gzipSync(content, { level: zlib.constants.Z_BEST_COMPRESSION }).length

/** Size in bytes with Brotli, by default with maximum quality, as browsers receive prepared files. */
export const brotliSize = (content: string, quality = zlib.constants.BROTLI_MAX_QUALITY): number =>
  zlib.brotliCompressSync(content, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality } }).length

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/**
 * The middle value, or the mean of the two middle values.
 *
 * @throws Error if there are no values
 */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((first, second) => first - second)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.floor((sorted.length - 1) / 2)]
  if (upper === undefined || lower === undefined) throw new Error('Cannot take the median of no values.')
  return (lower + upper) / 2
}

/** Measures something several times, one after another. */
export async function repeat<Result>(runs: number, measure: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  while (results.length < runs) results.push(await measure())
  return results
}

/** The duration of a step in ms. */
export async function time(step: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await step()
  return performance.now() - start
}

/** Kilobytes of 1,000 bytes, rounded up so that no excess is hidden. */
export const kilobytes = (bytes: number): string => `${(Math.ceil(bytes / 100) / 10).toFixed(1)} KB`

export const milliseconds = (value: number): string => `${Math.round(value)} ms`

/** Milliseconds as seconds with one decimal. */
export const seconds = (value: number): string => `${(value / 1000).toFixed(1)} s`

export const count = (value: number): string => Math.round(value).toLocaleString('en-US')

export const threeDecimals = (value: number): string => value.toFixed(3)

/**
 * Aligns columns: the first to the left, others to the right.
 *
 * @param rows first the headings
 */
function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const align = (cell: string, column: number): string =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)
  return rows.map((row) => row.map(align).join('  ').trimEnd()).join('\n')
}

export const printTable = (...rows: readonly (readonly string[])[]): void =>
  void process.stdout.write(`${formatTable(rows)}\n\n`)
