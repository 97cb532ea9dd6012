const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const instant = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' })

/**
 * Formats a day, such as “March 4, 2026”, in UTC.
 *
 * @param iso a day or an instant, ISO 8601
 * @returns an empty text for an invalid date
 */
export function formatDate(iso: string): string {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? '' : day.format(date)
}

/**
 * Formats a month, such as “March 2026”.
 *
 * @param iso a month such as “2026-03”, ISO 8601
 */
export const formatMonth = (iso: string): string => month.format(new Date(iso))

/** Formats an instant with its time in UTC. */
export function formatInstant(iso: string): string {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? '' : `${instant.format(date)} UTC`
}
