const withoutCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const withCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/**
 * A price as visitors read it: `$1,250`, or `$12.50` when it isn't whole (requirements 9).
 *
 * @param amount US dollars
 */
export function formatPrice(amount: number): string {
  const isWhole = Math.round(amount * 100) % 100 === 0
  return (isWhole ? withoutCents : withCents).format(amount)
}
