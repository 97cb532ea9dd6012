import { formatNumber, plural } from '../../tools/numbers'
import { type Arrivals, loadOf } from './erlang'

export interface Explanation {
  /** The results, the most important first. */
  readonly figures: readonly Figure[]
  readonly sentences: readonly string[]
  readonly columns: readonly string[]
  /** The results of fewer and more agents. */
  readonly rows: readonly Row[]
}

export interface Figure {
  readonly label: string
  readonly value: string
}

export interface Row {
  /** One for each column. */
  readonly cells: readonly string[]
  /** Whether this is the needed number of agents. */
  readonly isNeeded: boolean
}

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 })

/**
 * Formats a share as a percentage with at most one decimal. Only 0 and 1 become 0% and 100%: 99.97% of
 * calls are not all calls.
 *
 * @param share 0 or more
 */
export function formatShare(share: number): string {
  if (share >= 0.9995 && share < 1) return 'over 99.9%'
  if (share > 0 && share < 0.0005) return 'under 0.1%'
  return percent.format(share)
}

const symbols = { hour: 'h', minute: 'min', second: 's' } as const

type Part = readonly [count: number, unit: keyof typeof symbols]

/** The two largest units; only hours from 100 hours on. */
function partsOf(seconds: number): readonly Part[] {
  const whole = Math.round(seconds)
  if (whole < 60) return [[whole, 'second']]
  if (whole < 3600) return pair([Math.floor(whole / 60), 'minute'], [whole % 60, 'second'])
  const minutes = Math.round(seconds / 60)
  if (minutes < 6000) return pair([Math.floor(minutes / 60), 'hour'], [minutes % 60, 'minute'])
  return [[Math.round(minutes / 60), 'hour']]
}

const pair = (part: Part, rest: Part): readonly Part[] => (rest[0] === 0 ? [part] : [part, rest])

const isUnderASecond = (seconds: number): boolean => seconds > 0 && seconds < 1

/**
 * Formats a duration: “45 seconds”, “2 minutes 5 seconds”, “6 hours 40 minutes”.
 *
 * @param seconds finite, 0 or more
 */
export const formatDuration = (seconds: number): string =>
  isUnderASecond(seconds)
    ? 'less than a second'
    : partsOf(seconds)
        .map(([count, unit]) => plural(count, unit))
        .join(' ')

/** Formats a duration for a table cell, “2 min 5 s”. Lines break only between its units. */
export const shortDuration = (seconds: number): string =>
  isUnderASecond(seconds)
    ? 'under 1\u00A0s'
    : partsOf(seconds)
        .map(([count, unit]) => `${formatNumber(count)}\u00A0${symbols[unit]}`)
        .join(' ')

/** “40 calls an hour at 6 minutes each bring 4 hours of work in every hour”, without a period. */
export function sayWork(arrivals: Arrivals, noun: string): string {
  const { contacts, handleTime } = arrivals
  const load = loadOf(arrivals)
  const work = load < 1 ? formatDuration(load * 3600) : plural(Number(load.toFixed(2)), 'hour')
  return contacts === 1
    ? `1 ${noun} an hour at ${formatDuration(handleTime)} brings ${work} of work in every hour`
    : `${formatNumber(contacts)} ${noun}s an hour at ${formatDuration(handleTime)} each bring ${work} of work in every hour`
}

interface Outcome {
  readonly agents: number
  readonly scheduled: number
}

/** Explains why more people are scheduled than needed; empty without shrinkage. */
export const saySchedule = ({ agents, scheduled }: Outcome, shrinkage: number): readonly string[] =>
  shrinkage === 0
    ? []
    : [
        `Breaks, meetings, training and illness take ${formatShare(shrinkage)} of paid time. For ${formatNumber(agents)} to be there, ${plural(scheduled, 'person has', 'people have')} to be in the schedule.`,
      ]
