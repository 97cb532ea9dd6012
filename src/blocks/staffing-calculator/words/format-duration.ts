import { plural } from '../../../tools/plural'

const pair = (count: number, unit: string, rest: number, smaller: string): string =>
  rest === 0 ? plural(count, unit) : `${plural(count, unit)} ${plural(rest, smaller)}`

/**
 * A time as visitors read it, in the two units that matter: “45 seconds”, “2 minutes 5 seconds”,
 * “6 hours 40 minutes”. From 100 hours on, hours alone.
 *
 * @param seconds finite, 0 or more
 */
export function formatDuration(seconds: number): string {
  if (seconds > 0 && seconds < 1) return 'less than a second'
  const whole = Math.round(seconds)
  if (whole < 60) return plural(whole, 'second')
  if (whole < 3600) return pair(Math.floor(whole / 60), 'minute', whole % 60, 'second')
  const minutes = Math.round(seconds / 60)
  if (minutes < 6000) return pair(Math.floor(minutes / 60), 'hour', minutes % 60, 'minute')
  return plural(Math.round(minutes / 60), 'hour')
}
