import { roundUp } from '../../tools/round-up'
import type { Meter, Period, PlanPrices } from './contact-price'

/**
 * Up to how many people helped in a month paying by contact costs less than paying by user.
 *
 * @returns `undefined` when it never does
 */
export function cheaperUpTo(users: number, period: Period, meter: Meter, plan: PlanPrices): number | undefined {
  const left = users * plan.user[period] - plan.base[period]
  if (left <= 0) return undefined
  return meter.included + (roundUp(left / plan.stepPrice) - 1) * meter.step
}
