import { formatPrice } from '../../lib/format-price'
import { formatNumber, plural, readNumber, roundUp, shortNumber } from '../../tools/numbers'

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

/** The monthly price by contact, and its parts. */
export interface ContactPrice {
  /** US dollars. */
  readonly total: number
  /** US dollars. */
  readonly base: number
  readonly steps: number
}

/**
 * The monthly price by contact.
 *
 * @param people helped in the month, 0 or more
 */
export function contactPrice(people: number, period: Period, meter: Meter, plan: PlanPrices): ContactPrice {
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

export interface PricingTerms extends Meter {
  readonly plans: readonly PlanPrices[]
}

/** A plan's two monthly prices, in words. */
export interface PlanAnswer {
  readonly title: string
  readonly contact: string
  /** The parts of the price by contact. */
  readonly contactSum: string
  readonly user: string
  readonly userSum: string
  readonly verdict: string
  readonly limit: string
  readonly cheaper: 'contact' | 'user' | 'same'
}

export interface PricingAnswer {
  /** One sentence with all prices, for screen readers. */
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
        : `${included}, plus ${formatPrice(steps * plan.stepPrice)} for the next ${formatNumber(people - meter.included)} (${formatNumber(steps)}\u00a0×\u00a0${formatPrice(plan.stepPrice)})`,
    user: formatPrice(user),
    userSum: `${team} at ${formatPrice(plan.user[period])}`,
    ...sayVerdict(cents(user) - cents(total)),
    limit:
      limit === undefined
        ? `With ${team}, paying by contact is never cheaper.`
        : `With ${team}, paying by contact stays cheaper up to ${formatNumber(limit)} people a month.`,
  }
}

export function explainPricing(question: PricingQuestion, terms: PricingTerms): PricingAnswer {
  const plans = terms.plans.map((plan) => answerPlan(question, terms, plan))
  const people = question.people === 1 ? '1 person' : `${shortNumber(question.people)} people`
  const prices = plans.map(({ title, contact, user }) => `${title} costs ${contact} by contact and ${user} by user`)
  return {
    summary: `${people} helped in a month, ${plural(question.users, 'user')}: ${prices.join('; ')}.`,
    plans,
  }
}

/** The valid values of the fields. */
export const pricingLimits = {
  people: { min: 0, max: 100_000, isWhole: true },
  users: { min: 1, max: 10_000, isWhole: true },
} as const

const pricingNumbers = ['people', 'users'] as const

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

/** The numbers as query parameters. */
export const toPricingQuery = ({ people, users, period }: PricingQuestion): Readonly<Record<string, string>> => ({
  people: String(people),
  users: String(users),
  paid: period,
})
