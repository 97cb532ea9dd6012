import { formatNumber } from './format-number'

/** A count in a sentence: 640, and 12.6k for 12,600 (specification 9). */
export const shortNumber = (value: number): string =>
  value > 999 ? `${(value / 1000).toFixed(1)}k` : formatNumber(value)
