const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const instant = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' })

function formatIn(format: Intl.DateTimeFormat, iso: string): string {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? '' : format.format(date)
}

/**
 * Formats a day, such as “March 4, 2026”, in UTC.
 *
 * @param iso a day or an instant, ISO 8601
 * @returns an empty text for an invalid date
 */
export const formatDate = (iso: string): string => formatIn(day, iso)

/** Formats the month of a day, such as “March 2026”, as `formatDate` does. */
export const formatMonth = (iso: string): string => formatIn(month, iso)

/** Formats an instant with its time in UTC. */
export const formatInstant = (iso: string): string => {
  const text = formatIn(instant, iso)
  return text && `${text} UTC`
}
