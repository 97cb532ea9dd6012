import type { CrmFailure } from './crm'

/** Waits that double each time. */
export interface Waits {
  /** Milliseconds. */
  readonly first: number
  /** Milliseconds. */
  readonly longest: number
}

/** When what failed is tried again. */
export interface RetryPlan {
  /** How long nothing is sent to a CRM that fails, before one lead tests it. */
  readonly pause: Waits
  /** How long a lead waits that the CRM could not take. Short, because pauses protect the CRM. */
  readonly unavailable: Waits
  /** How long a lead waits that the CRM refuses. Somebody has to correct something. */
  readonly refused: Waits
  /** A lead that is still refused this long after it came is a dead letter, in ms. */
  readonly giveUpAfter: number
  /** Never before this many tries: a lead may be old because of an outage, or of a clock that was wrong. */
  readonly fewestTries: number
}

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** A lead that is refused from the start is tried about 120 times. */
export const defaultRetryPlan: RetryPlan = {
  pause: { first: second, longest: 30 * second },
  unavailable: { first: 5 * second, longest: minute },
  refused: { first: 5 * minute, longest: 6 * hour },
  giveUpAfter: 30 * day,
  fewestTries: 20,
}

/** The wait after the first, second, … time, in ms. */
export const nthWait = (times: number, { first, longest }: Waits): number => Math.min(longest, first * 2 ** (times - 1))

/**
 * How long a lead waits before the next try, in ms. The wait is shortened at random by up to a half, so that leads
 * that failed together are not tried again together.
 *
 * @param attempts tries so far
 * @param random from 0 to 1
 */
export function waitAfter(failure: CrmFailure, attempts: number, plan: RetryPlan, random: number): number {
  const usual = Math.round(nthWait(attempts, plan[failure.kind]) * (1 - random / 2))
  if (failure.kind === 'refused') return usual
  return Math.max(failure.wait ?? 0, failure.pause ?? usual)
}
