import { formatPrice } from '../../lib/format-price'
import { formatNumber, plural, readNumber, shortNumber } from '../../tools/numbers'
import {
  comparePrices,
  type Meter,
  periods,
  type PlanPrices,
  pricingLimits,
  type PricingQuestion,
  type PricingTerms,
} from './prices'

/** What the page tells the script of a calculator. */
export interface ContactPricingData {
  readonly terms: PricingTerms
  readonly initial: PricingQuestion
}

function sayVerdict(saved: number): { readonly cheaper: 'contact' | 'user' | 'same'; readonly verdict: string } {
  if (saved === 0) return { cheaper: 'same', verdict: 'Both ways cost the same.' }
  const amount = formatPrice(Math.abs(saved))
  return saved > 0
    ? { cheaper: 'contact', verdict: `Paying by contact saves ${amount} a month.` }
    : { cheaper: 'user', verdict: `Paying by user saves ${amount} a month.` }
}

/** A plan's two monthly prices, in words. */
function answerPlan(question: PricingQuestion, meter: Meter, plan: PlanPrices) {
  const { people, users, period } = question
  const { contact, user, saved, limit } = comparePrices(question, meter, plan)
  const { base, steps, total } = contact
  const team = plural(users, 'user')
  const included = `${formatPrice(base)} for the first ${formatNumber(meter.included)}`
  return {
    title: plan.title,
    contact: formatPrice(total),
    /** The parts of the price by contact. */
    contactSum:
      steps === 0
        ? included
        : `${included}, plus ${formatPrice(steps * plan.stepPrice)} for the next ${formatNumber(people - meter.included)} (${formatNumber(steps)}\u00a0×\u00a0${formatPrice(plan.stepPrice)})`,
    user: formatPrice(user),
    userSum: `${team} at ${formatPrice(plan.user[period])}`,
    ...sayVerdict(saved),
    limit:
      limit === undefined
        ? `With ${team}, paying by contact is never cheaper.`
        : `With ${team}, paying by contact stays cheaper up to ${formatNumber(limit)} people a month.`,
  }
}

export type PlanAnswer = ReturnType<typeof answerPlan>

export function explainPricing(question: PricingQuestion, terms: PricingTerms) {
  const plans = terms.plans.map((plan) => answerPlan(question, terms, plan))
  const people = question.people === 1 ? '1 person' : `${shortNumber(question.people)} people`
  const prices = plans.map(({ title, contact, user }) => `${title} costs ${contact} by contact and ${user} by user`)
  return {
    /** One sentence with all prices, for screen readers. */
    summary: `${people} helped in a month, ${plural(question.users, 'user')}: ${prices.join('; ')}.`,
    plans,
  }
}

/**
 * Reads the form or an address.
 *
 * @param get gives the text of a name, `null` when there is none
 * @param initial replaces missing and invalid values
 * @returns also the names of invalid numbers
 */
export function readQuestion(
  get: (name: string) => string | null,
  initial: PricingQuestion,
): { readonly state: PricingQuestion; readonly wrong: readonly string[] } {
  const people = readNumber(get('people'), pricingLimits.people)
  const users = readNumber(get('users'), pricingLimits.users)
  return {
    state: {
      people: people ?? initial.people,
      users: users ?? initial.users,
      period: periods.find((period) => period === get('paid')) ?? initial.period,
    },
    wrong: [...(people === undefined ? ['people'] : []), ...(users === undefined ? ['users'] : [])],
  }
}
