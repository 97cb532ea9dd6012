import type { CrmFailure } from './crm'

/** Waits that double each time, in ms. */
export interface Waits {
  readonly first: number
  readonly longest: number
}

export interface RetryPlan {
  /** Pause before one lead tests a failing CRM. */
  readonly pause: Waits
  /** Wait of a lead while the CRM fails. Short, because pauses protect the CRM. */
  readonly unavailable: Waits
  /** Wait of a lead that the CRM refuses. An operator must fix the cause. */
  readonly refused: Waits
  /** A lead that is still refused after this time, in ms, is a dead letter. */
  readonly giveUpAfter: number
  /** Minimum tries before that: a lead may be old because of an outage or a wrong clock. */
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
 * The wait before a lead's next try, in ms. It is shortened by a random part of up to half, so that leads that failed
 * together are not retried together.
 *
 * @param attempts tries so far
 * @param random from 0 to 1
 */
export function waitAfter(failure: CrmFailure, attempts: number, plan: RetryPlan, random: number): number {
  const usual = Math.round(nthWait(attempts, plan[failure.kind]) * (1 - random / 2))
  if (failure.kind === 'refused') return usual
  return Math.max(failure.wait ?? 0, failure.pause ?? usual)
}
