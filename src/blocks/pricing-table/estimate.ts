import { estimateParameter } from '../../forms/model/contract'
import { formatPrice } from '../../lib/format-price'
import { formatNumber, plural, readNumber } from '../../tools/numbers'
import type { AnswerWords } from '../../ui/Translation/estimate-words'
import { comparePrices, type Period, pricingLimits, type PricingTerms } from '../contact-pricing/prices'

/** The values of the parameter `billing`, with the billing period of each. */
export const billingPeriods = { month: 'monthly', year: 'yearly' } as const satisfies Record<string, Period>

export type Billing = keyof typeof billingPeriods

/** What a visitor enters. */
export interface EstimateState {
  /** Users who answer. */
  readonly seats: number
  /** People helped per month. */
  readonly contacts: number
  /** A plan's key. */
  readonly plan: string
  readonly billing: Billing
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
  const seats = readNumber(get('seats'), pricingLimits.users)
  const contacts = readNumber(get('contacts'), pricingLimits.people)
  const [plan, billing] = [get('plan'), get('billing')]
  return {
    state: {
      seats: seats ?? initial.seats,
      contacts: contacts ?? initial.contacts,
      plan: plan !== null && planOf(terms, plan) ? plan : initial.plan,
      billing: billing === 'month' || billing === 'year' ? billing : initial.billing,
    },
    wrong: [...(seats === undefined ? ['seats'] : []), ...(contacts === undefined ? ['contacts'] : [])],
  }
}

/**
 * An estimate in words, by the parts of the page that show them: the numbers of `users` and `people` that it is for, the
 * price by user per `month` and per `year`, the `saving` of yearly billing, the price by `contact` per month, its
 * `difference`, and the `limit` up to which it is lower.
 */
type EstimateAnswer = Readonly<
  Record<'title' | 'users' | 'people' | 'month' | 'year' | 'saving' | 'contact' | 'difference' | 'limit', string>
>

const fill = (text: string, value: string): string => text.replace('{}', () => value)

/** The prices of a state in US dollars, as an estimator shows them; nothing if the terms lack the plan. */
export function explainEstimate(
  { seats, contacts, plan: key, billing }: EstimateState,
  terms: PricingTerms,
  words: AnswerWords,
  locale?: string,
): EstimateAnswer | undefined {
  const plan = planOf(terms, key)
  if (!plan) return undefined
  const price = (amount: number) => formatPrice(amount, locale)
  const period = billingPeriods[billing]
  const { contact, user, saved, limit } = comparePrices({ users: seats, people: contacts, period }, terms, plan)
  const savedByYear = seats * (plan.user.monthly - plan.user.yearly) * 12
  return {
    title: plan.title,
    users: formatNumber(seats, locale),
    people: formatNumber(contacts, locale),
    month: price(user),
    year: fill(words.perYear, price(user * 12)),
    saving: savedByYear > 0 ? fill(billing === 'year' ? words.saves : words.wouldSave, price(savedByYear)) : '',
    contact: price(contact.total),
    difference: saved === 0 ? words.same : fill(saved > 0 ? words.less : words.more, price(Math.abs(saved))),
    limit: limit === undefined ? words.never : fill(words.limit, formatNumber(limit, locale)),
  }
}

/** An estimate in one line. It is in English on all pages, because the CRM keeps it. */
export function describeEstimate({ seats, contacts, plan: key, billing }: EstimateState, terms: PricingTerms): string {
  const plan = planOf(terms, key)
  const period = billingPeriods[billing]
  const price = formatPrice(seats * (plan?.user[period] ?? 0))
  return `${plan?.title ?? key}, ${plural(seats, 'user')}, ${plural(contacts, 'contact')} a month, billed ${period}: ${price} a month by user`
}

/** A link to the page of a form, with an estimate for it. */
export function withEstimate(href: string, estimate: string): string {
  const url = new URL(href)
  url.searchParams.set(estimateParameter, estimate)
  return url.href
}
