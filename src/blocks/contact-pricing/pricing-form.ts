import { readNumber } from '../../tools/read-number'
import { periods } from './contact-price'
import type { PricingQuestion } from './explain-pricing'

/** What a visitor may enter. */
export const pricingLimits = {
  people: { min: 0, max: 100_000, isWhole: true },
  users: { min: 1, max: 10_000, isWhole: true },
} as const

const pricingNumbers = ['people', 'users'] as const

/**
 * The question that a form or an address asks, whatever that may hold.
 *
 * @param get the text under a name, `null` when there is none
 * @param initial what stands in place of anything that is missing or wrong
 * @returns the names of the numbers that are wrong as well
 */
export function readQuestion(
  get: (name: string) => string | null,
  initial: PricingQuestion,
): { readonly state: PricingQuestion; readonly wrong: readonly string[] } {
  const numbers = {
    people: readNumber(get('people'), pricingLimits.people),
    users: readNumber(get('users'), pricingLimits.users),
  }
  return {
    state: {
      people: numbers.people ?? initial.people,
      users: numbers.users ?? initial.users,
      period: periods.find((period) => period === get('paid')) ?? initial.period,
    },
    wrong: pricingNumbers.filter((name) => numbers[name] === undefined),
  }
}

/** A question as it stands in an address. */
export const toPricingQuery = ({ people, users, period }: PricingQuestion): Readonly<Record<string, string>> => ({
  people: String(people),
  users: String(users),
  paid: period,
})
