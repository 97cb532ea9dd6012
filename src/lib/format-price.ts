const withoutCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const withCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Formats US dollars: `$1,250`, or `$12.50` with cents (requirements 9). */
export function formatPrice(amount: number): string {
  const isWhole = Math.round(amount * 100) % 100 === 0
  return (isWhole ? withoutCents : withCents).format(amount)
}
