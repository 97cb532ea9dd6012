import { formatNumber, plural } from '../../tools/numbers'
import { type Arrivals, loadOf } from './erlang'

/** What the calculator answers, in words. */
export interface Explanation {
  /** The numbers that were asked for, the most important first. */
  readonly figures: readonly Figure[]
  readonly sentences: readonly string[]
  /** Heads of the table. */
  readonly columns: readonly string[]
  /** What fewer and more agents would give. */
  readonly rows: readonly Row[]
}

export interface Figure {
  readonly label: string
  readonly value: string
}

export interface Row {
  /** One for each column. */
  readonly cells: readonly string[]
  /** Whether this is the number of agents that is needed. */
  readonly isNeeded: boolean
}

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

const symbols = { hour: 'h', minute: 'min', second: 's' } as const

type Part = readonly [count: number, unit: keyof typeof symbols]

/** In the two units that matter. From 100 hours on, hours alone. */
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
 * A time as visitors read it: “45 seconds”, “2 minutes 5 seconds”, “6 hours 40 minutes”.
 *
 * @param seconds finite, 0 or more
 */
export const formatDuration = (seconds: number): string =>
  isUnderASecond(seconds)
    ? 'less than a second'
    : partsOf(seconds)
        .map(([count, unit]) => plural(count, unit))
        .join(' ')

/** The same for the cells of a table, “2 min 5 s”: it breaks between its units, and nowhere else. */
export const shortDuration = (seconds: number): string =>
  isUnderASecond(seconds)
    ? 'under 1\u00A0s'
    : partsOf(seconds)
        .map(([count, unit]) => `${formatNumber(count)}\u00A0${symbols[unit]}`)
        .join(' ')

/** “40 calls an hour at 6 minutes each bring 4 hours of work in every hour”, without a full stop. */
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

/** Why more people are in the schedule than at their desks; nothing when nobody is ever away. */
export const saySchedule = ({ agents, scheduled }: Outcome, shrinkage: number): readonly string[] =>
  shrinkage === 0
    ? []
    : [
        `Breaks, meetings, training and illness take ${formatShare(shrinkage)} of paid time. For ${agents} to be there, ${plural(scheduled, 'person has', 'people have')} to be in the schedule.`,
      ]
