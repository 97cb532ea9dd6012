const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const instant = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' })

/** Contentful's editor can write a day as midnight in the editor's time zone. In UTC, that may be another day. */
const dayOf = (iso: string): string => iso.slice(0, 10)

function formatIn(format: Intl.DateTimeFormat, iso: string): string {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? '' : format.format(date)
}

/**
 * Formats a day, such as “March 4, 2026”, as it is written.
 *
 * @param iso a day, ISO 8601; a time after it is ignored
 * @returns an empty text for an invalid date
 */
export const formatDate = (iso: string): string => formatIn(day, dayOf(iso))

/** Formats the month of a day, such as “March 2026”, as `formatDate` does. */
export const formatMonth = (iso: string): string => formatIn(month, dayOf(iso))

/** Formats an instant with its time in UTC. */
export const formatInstant = (iso: string): string => {
  const text = formatIn(instant, iso)
  return text && `${text} UTC`
}
