/** Dates of an entry, as editors write them. */
export interface PageDates {
  readonly publishAt?: unknown
  readonly expireAt?: unknown
}

export type PageState = 'scheduled' | 'live' | 'expired'

const timeOf = (date: unknown): number => (typeof date === 'string' ? Date.parse(date) : Number.NaN)

/**
 * The state of a page: scheduled before its publish date, and expired from its expiry date on.
 *
 * @param now in ms since 1970
 */
export function stateAt(now: number, { publishAt, expireAt }: PageDates): PageState {
  if (timeOf(publishAt) > now) return 'scheduled'
  return timeOf(expireAt) <= now ? 'expired' : 'live'
}

export const isNeverLive = ({ publishAt, expireAt }: PageDates): boolean => timeOf(expireAt) <= timeOf(publishAt)

/** A page that a date publishes or removes. */
export interface ScheduledChange {
  /** ISO 8601. */
  readonly time: string
  readonly action: 'published' | 'unpublished'
}

/**
 * The changes that dates cause later.
 *
 * @param now in ms since 1970
 */
export function changesAfter(now: number, { publishAt, expireAt }: PageDates): readonly ScheduledChange[] {
  const dates = [[publishAt, 'published'] as const, [expireAt, 'unpublished'] as const]
  return dates.flatMap(([date, action]) =>
    timeOf(date) > now ? [{ time: new Date(timeOf(date)).toISOString(), action }] : [],
  )
}
