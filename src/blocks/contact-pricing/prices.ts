import { roundUp } from '../../tools/numbers'

export const periods = ['monthly', 'yearly'] as const

export type Period = (typeof periods)[number]

export type Prices = Readonly<Record<Period, number>>

export interface Meter {
  /** People per month in the base price. */
  readonly included: number
  /** People in each additional step. */
  readonly step: number
}

/** A plan with prices by contact and by user, per month, in US dollars. */
export interface PlanPrices {
  readonly title: string
  readonly base: Prices
  readonly stepPrice: number
  readonly user: Prices
}

/**
 * The monthly price by contact in US dollars, its base price, and the number of additional steps.
 *
 * @param people helped in the month, 0 or more
 */
export function contactPrice(people: number, period: Period, meter: Meter, plan: PlanPrices) {
  const base = plan.base[period]
  const steps = Math.max(0, roundUp((people - meter.included) / meter.step))
  return { base, steps, total: base + steps * plan.stepPrice }
}

/**
 * The largest number of people per month for which paying by contact costs less than paying by user.
 *
 * @returns `undefined` when paying by contact never costs less
 */
export function cheaperUpTo(users: number, period: Period, meter: Meter, plan: PlanPrices): number | undefined {
  const left = users * plan.user[period] - plan.base[period]
  if (left <= 0) return undefined
  return meter.included + (roundUp(left / plan.stepPrice) - 1) * meter.step
}

export interface PricingQuestion {
  /** People helped per month. */
  readonly people: number
  /** Users who help them. */
  readonly users: number
  readonly period: Period
}

/** Compares the prices per month by contact and by user, in US dollars. */
export function comparePrices({ people, users, period }: PricingQuestion, meter: Meter, plan: PlanPrices) {
  const contact = contactPrice(people, period, meter, plan)
  const user = users * plan.user[period]
  return {
    contact,
    user,
    /** What paying by contact saves, without the rounding error of decimals. */
    saved: Math.round((user - contact.total) * 100) / 100,
    limit: cheaperUpTo(users, period, meter, plan),
  }
}

export interface PricingTerms extends Meter {
  readonly plans: readonly PlanPrices[]
}

/** The valid values of the fields. */
export const pricingLimits = {
  people: { min: 0, max: 100_000, isWhole: true },
  users: { min: 1, max: 10_000, isWhole: true },
} as const
