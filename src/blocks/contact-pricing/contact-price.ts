import { roundUp } from '../../tools/round-up'

export const periods = ['monthly', 'yearly'] as const

/** How one pays. What a month costs is another price for each. */
export type Period = (typeof periods)[number]

export type Prices = Readonly<Record<Period, number>>

/** What the prices of all plans have in common. */
export interface Meter {
  /** People helped in a month that the price begins with. */
  readonly included: number
  /** People in each further step. */
  readonly step: number
}

/** A plan that can be paid for by contact or by user. Prices are for a month, in US dollars. */
export interface PlanPrices {
  readonly title: string
  /** For the people that are included. */
  readonly base: Prices
  /** For each further step that has begun, however one pays. */
  readonly stepPrice: number
  /** For each user. */
  readonly user: Prices
}

/** What a month costs by contact, and how the sum is made. */
export interface ContactPrice {
  /** US dollars. */
  readonly total: number
  /** US dollars. */
  readonly base: number
  /** Further steps that have begun. */
  readonly steps: number
}

/**
 * The price of a month in which people were helped.
 *
 * @param people 0 or more
 */
export function contactPrice(people: number, period: Period, meter: Meter, plan: PlanPrices): ContactPrice {
  const base = plan.base[period]
  const steps = Math.max(0, roundUp((people - meter.included) / meter.step))
  return { base, steps, total: base + steps * plan.stepPrice }
}
