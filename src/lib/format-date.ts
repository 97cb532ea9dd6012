const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const instant = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' })

/**
 * A day in words, such as “March 4, 2026”.
 *
 * @param iso a day or an instant, ISO 8601; days are those of UTC
 * @returns an empty text for what is no date
 */
export function formatDate(iso: string): string {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? '' : day.format(date)
}

/** An instant in words, with its time in UTC. */
export function formatInstant(iso: string): string {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? '' : `${instant.format(date)} UTC`
}
