import { formatNumber, plural, readNumber, roundUp, shortNumber } from '../../tools/numbers'
import { formatPrice } from '../../lib/format-price'

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
