import { formatNumber } from './format-number'

/** A count in a sentence: 640, 12.6k for 12,600 (specification 9), and 1.5M for 1,500,000. */
export function shortNumber(value: number): string {
  if (value <= 999) return formatNumber(value)
  const thousands = (value / 1000).toFixed(1)
  return Number(thousands) < 1000 ? `${thousands}k` : `${(value / 1_000_000).toFixed(1)}M`
}
