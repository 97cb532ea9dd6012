import { formatNumber } from '../../../tools/format-number'
import { plural } from '../../../tools/plural'
import { loadOf, type Arrivals } from '../core/load-of'
import { formatDuration } from './format-duration'

/** “40 calls an hour at 6 minutes each bring 4 hours of work in every hour”, without a full stop. */
export function sayWork(arrivals: Arrivals, noun: string): string {
  const { contacts, handleTime } = arrivals
  const load = loadOf(arrivals)
  const work = load < 1 ? formatDuration(load * 3600) : plural(Number(load.toFixed(2)), 'hour')
  return contacts === 1
    ? `1 ${noun} an hour at ${formatDuration(handleTime)} brings ${work} of work in every hour`
    : `${formatNumber(contacts)} ${noun}s an hour at ${formatDuration(handleTime)} each bring ${work} of work in every hour`
}
