/** How often delivery is tried, and when. */
export interface RetryPlan {
  /** Tries, the first one included. Then a lead is given up on and listed as a dead letter. */
  readonly tries: number
  /** Wait after the first try, in ms; it doubles with each further one. */
  readonly firstWait: number
  /** The longest wait, in ms. */
  readonly longestWait: number
}

/**
 * Within an hour: ten tries at least. All in all three and a half days when chance cuts each wait in half,
 * and seven when it cuts none, so that an outage over a weekend costs nothing.
 */
export const defaultRetryPlan: RetryPlan = { tries: 40, firstWait: 5000, longestWait: 6 * 60 * 60 * 1000 }

/**
 * The wait before the next try: it doubles each time, and is cut by a random part of up to a half, so
 * that many that failed together do not come back together.
 *
 * @param attempts tries so far
 * @param random from 0 to 1
 * @param wished what the CRM asked for, in ms
 * @returns milliseconds; `undefined` when there were enough tries
 */
export function waitAfter(attempts: number, plan: RetryPlan, random: number, wished = 0): number | undefined {
  if (attempts >= plan.tries) return undefined
  const full = Math.min(plan.longestWait, plan.firstWait * 2 ** (attempts - 1))
  return Math.max(wished, Math.round(full * (1 - random / 2)))
}
