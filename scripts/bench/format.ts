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
