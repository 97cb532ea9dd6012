import { estimateParameter } from '../../forms/model/contract'
import { formatPrice } from '../../lib/format-price'
import { formatNumber, plural, readNumber } from '../../tools/numbers'
import type { AnswerWords } from '../../ui/Translation/estimate-words'
import {
  comparePrices,
  type Period,
  periods,
  pricingLimits,
  type PricingQuestion,
  type PricingTerms,
} from '../contact-pricing/prices'

/** The values of the parameter `billing`. */
export const billings = { monthly: 'month', yearly: 'year' } as const satisfies Record<Period, string>

/** What a visitor enters. */
export interface EstimateState extends PricingQuestion {
  /** A plan's key. */
  readonly plan: string
}

/** What the page tells the script of an estimator. */
export interface EstimateData {
  readonly terms: PricingTerms
  readonly initial: EstimateState
  /** On translated pages. */
  readonly words?: AnswerWords
  readonly locale?: string
}

/** A plan in an address: `plus`. */
export const planKey = (title: string): string => title.toLowerCase().replaceAll(' ', '-')

const planOf = ({ plans }: PricingTerms, key: string) => plans.find(({ title }) => planKey(title) === key)

/** A state as parameters of the address (docs/contracts/addresses.md). */
export const toQuery = ({ users, people, plan, period }: EstimateState) => ({
  seats: users,
  contacts: people,
  plan,
  billing: billings[period],
})

/**
 * Reads the controls or an address.
 *
 * @param get gives the text of a name, `null` when there is none
 * @returns `initial` in place of missing and invalid values, and the names of invalid numbers
 */
export function readEstimate(
  get: (name: string) => string | null,
  { terms, initial }: EstimateData,
): { readonly state: EstimateState; readonly wrong: readonly string[] } {
  const users = readNumber(get('seats'), pricingLimits.users)
  const people = readNumber(get('contacts'), pricingLimits.people)
  const plan = get('plan')
  return {
    state: {
      users: users ?? initial.users,
      people: people ?? initial.people,
      plan: plan !== null && planOf(terms, plan) ? plan : initial.plan,
      period: periods.find((period) => billings[period] === get('billing')) ?? initial.period,
    },
    wrong: [...(users === undefined ? ['seats'] : []), ...(people === undefined ? ['contacts'] : [])],
  }
}

const fill = (text: string, value: string): string => text.replace('{}', () => value)

/**
 * An estimate in words, by the parts of the page that show them: the numbers of `users` and `people` that it is for, the
 * price by user per `month` and per `year`, the `saving` of yearly billing, the price by `contact` per month, its
 * `difference`, and the `limit` up to which it is lower. Nothing if the terms lack the plan.
 */
export function explainEstimate(state: EstimateState, terms: PricingTerms, words: AnswerWords, locale?: string) {
  const plan = planOf(terms, state.plan)
  if (!plan) return undefined
  const price = (amount: number) => formatPrice(amount, locale)
  const { contact, user, saved, limit } = comparePrices(state, terms, plan)
  const savedByYear = state.users * (plan.user.monthly - plan.user.yearly) * 12
  return {
    title: plan.title,
    users: formatNumber(state.users, locale),
    people: formatNumber(state.people, locale),
    month: price(user),
    year: fill(words.perYear, price(user * 12)),
    saving: savedByYear > 0 ? fill(state.period === 'yearly' ? words.saves : words.wouldSave, price(savedByYear)) : '',
    contact: price(contact.total),
    difference: saved === 0 ? words.same : fill(saved > 0 ? words.less : words.more, price(Math.abs(saved))),
    limit: limit === undefined ? words.never : fill(words.limit, formatNumber(limit, locale)),
  }
}

/** An estimate in one line. It is in English on all pages, because the CRM keeps it. */
export function describeEstimate({ users, people, plan: key, period }: EstimateState, terms: PricingTerms): string {
  const plan = planOf(terms, key)
  const price = formatPrice(users * (plan?.user[period] ?? 0))
  return `${plan?.title ?? key}, ${plural(users, 'user')}, ${plural(people, 'contact')} a month, billed ${period}: ${price} a month by user`
}

/** A link to the page of a form, with an estimate for it. */
export function withEstimate(href: string, estimate: string): string {
  const url = new URL(href)
  url.searchParams.set(estimateParameter, estimate)
  return url.href
}
