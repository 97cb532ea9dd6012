import { formatPrice } from '../../lib/format-price'
import { formatNumber } from '../../tools/format-number'
import { plural } from '../../tools/plural'
import { shortNumber } from '../../tools/short-number'
import { cheaperUpTo } from './cheaper-up-to'
import { contactPrice, type Meter, type Period, type PlanPrices } from './contact-price'

/** What a visitor wants to know the price of. */
export interface PricingQuestion {
  /** Helped in a month. */
  readonly people: number
  /** Who answer them. */
  readonly users: number
  readonly period: Period
}

/** All that the prices depend on. */
export interface PricingTerms extends Meter {
  readonly plans: readonly PlanPrices[]
}

/** A plan's two prices for a month, in words. */
export interface PlanAnswer {
  readonly title: string
  readonly contact: string
  /** How the price by contact is made. */
  readonly contactSum: string
  readonly user: string
  readonly userSum: string
  readonly verdict: string
  /** Where the other way begins to cost less. */
  readonly limit: string
  readonly cheaper: 'contact' | 'user' | 'same'
}

export interface PricingAnswer {
  /** One sentence with all of the prices. */
  readonly summary: string
  readonly plans: readonly PlanAnswer[]
}

const cents = (amount: number): number => Math.round(amount * 100)

function sayVerdict(saved: number): Pick<PlanAnswer, 'cheaper' | 'verdict'> {
  if (saved === 0) return { cheaper: 'same', verdict: 'Both ways cost the same.' }
  const amount = formatPrice(Math.abs(saved) / 100)
  return saved > 0
    ? { cheaper: 'contact', verdict: `Paying by contact saves ${amount} a month.` }
    : { cheaper: 'user', verdict: `Paying by user saves ${amount} a month.` }
}

function answerPlan({ people, users, period }: PricingQuestion, meter: Meter, plan: PlanPrices): PlanAnswer {
  const { base, steps, total } = contactPrice(people, period, meter, plan)
  const user = users * plan.user[period]
  const limit = cheaperUpTo(users, period, meter, plan)
  const team = plural(users, 'user')
  const included = `${formatPrice(base)} for the first ${formatNumber(meter.included)}`
  return {
    title: plan.title,
    contact: formatPrice(total),
    contactSum:
      steps === 0
        ? included
        : `${included}, and ${formatNumber(steps)}\u00a0×\u00a0${formatPrice(plan.stepPrice)} for each further ${formatNumber(meter.step)}`,
    user: formatPrice(user),
    userSum: `${team} at ${formatPrice(plan.user[period])}`,
    ...sayVerdict(cents(user) - cents(total)),
    limit:
      limit === undefined
        ? `With ${team}, paying by contact never costs less.`
        : `With ${team}, paying by contact costs less up to ${shortNumber(limit)} people a month.`,
  }
}

/** What each plan costs by contact and by user, in words. */
export function explainPricing(question: PricingQuestion, terms: PricingTerms): PricingAnswer {
  const plans = terms.plans.map((plan) => answerPlan(question, terms, plan))
  const people = question.people === 1 ? '1 person' : `${shortNumber(question.people)} people`
  const prices = plans.map(({ title, contact, user }) => `${title} costs ${contact} by contact and ${user} by user`)
  return {
    summary: `${people} helped in a month, ${plural(question.users, 'user')}: ${prices.join('; ')}.`,
    plans,
  }
}
