/**
 * Formats US dollars: `$1,250`, or `$12.50` with cents (requirements 9).
 *
 * @param locale of the page
 */
export function formatPrice(amount: number, locale = 'en-US'): string {
  const isWhole = Math.round(amount * 100) % 100 === 0
  const digits = isWhole ? { maximumFractionDigits: 0 } : {}
  return new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', ...digits }).format(amount)
}
