/**
 * The middle value; the mean of the two middle ones when their number is even.
 *
 * @throws Error when there are no values
 */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((first, second) => first - second)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.floor((sorted.length - 1) / 2)]
  if (upper === undefined || lower === undefined) throw new Error('There is no median of no values.')
  return (lower + upper) / 2
}
