import { formatNumber } from './format-number'

/** A number and its noun: “1 call”, “1,250 calls”. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`
