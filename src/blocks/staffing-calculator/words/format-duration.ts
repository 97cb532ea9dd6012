import { formatNumber } from '../../../tools/format-number'
import { plural } from '../../../tools/plural'

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
