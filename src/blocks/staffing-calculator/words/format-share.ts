const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 })

/**
 * A share as a percentage with one decimal at most. It never rounds to all or to nothing what is
 * neither: 99.97% of calls are not all calls.
 *
 * @param share 0 or more
 */
export function formatShare(share: number): string {
  if (share > 0.9995 && share < 1) return 'over 99.9%'
  if (share > 0 && share < 0.0005) return 'under 0.1%'
  return percent.format(share)
}
