import { graphql } from 'gatsby'
import {
  contentError,
  optionalTexts,
  requireField,
  requireFields,
  requireItems,
  type ItemOf,
} from '../../mapping/fields'
import { mapFrame } from '../block-frame'
import type { PlanPrices, Prices, PricingQuestion, PricingTerms } from './prices'

export const contactPricingQuery = graphql`
  fragment ContactPricingBlock on ContentfulContactPricing {
    contentful_id
    name
    anchor
    background
    heading
    introduction
    peopleLabel
    usersLabel
    monthlyLabel
    yearlyLabel
    contactLabel
    userLabel
    withoutScript
    note
    includedPeople
    stepPeople
    startPeople
    startUsers
    sliderEnd
    plans {
      contentful_id
      monthlyPrice
      yearlyPrice
      stepPrice
      userPlan {
        contentful_id
        title
        monthlyPrice
        yearlyPrice
      }
    }
  }
`

type RawBlock = Queries.ContactPricingBlockFragment
type RawPlan = ItemOf<RawBlock['plans']>

/** The prices of a plan; `undefined` without any. A single price applies to both periods. */
export function mapPrices(raw: Pick<RawPlan, 'monthlyPrice' | 'yearlyPrice'>): Prices | undefined {
  const monthly = raw.monthlyPrice ?? raw.yearlyPrice
  const yearly = raw.yearlyPrice ?? raw.monthlyPrice
  return monthly === null || yearly === null ? undefined : { monthly, yearly }
}

function mapPlan(raw: RawPlan): PlanPrices {
  const userPlan = requireField(raw, 'userPlan', raw.userPlan)
  return {
    title: requireField(userPlan, 'title', userPlan.title),
    base: requireField(raw, 'monthlyPrice', mapPrices(raw)),
    stepPrice: positive(raw, 'stepPrice', raw.stepPrice),
    user: requireField(userPlan, 'monthlyPrice', mapPrices(userPlan)),
  }
}

/** Requires a number greater than 0. */
function positive(entry: Parameters<typeof requireField>[0], field: string, value: number | null): number {
  const number = requireField(entry, field, value)
  if (number <= 0) throw contentError(entry, field, 'it must be more than 0')
  return number
}

/**
 * Maps the comparison of prices by contact and by user. Prices are in US dollars; unpublished plans are
 * skipped.
 *
 * @throws ContentError when a required text or number is missing, or a number must be greater than 0
 */
export function mapContactPricing(raw: RawBlock) {
  const included = requireField(raw, 'includedPeople', raw.includedPeople)
  const terms: PricingTerms = {
    included,
    step: positive(raw, 'stepPeople', raw.stepPeople),
    plans: requireItems(raw, 'plans').map(mapPlan),
  }
  const initial: PricingQuestion = {
    people: raw.startPeople ?? included,
    users: raw.startUsers ?? 1,
    period: 'yearly',
  }
  return {
    ...mapFrame(raw),
    id: raw.contentful_id,
    ...requireFields(
      raw,
      'heading',
      'peopleLabel',
      'usersLabel',
      'monthlyLabel',
      'yearlyLabel',
      'contactLabel',
      'userLabel',
      'withoutScript',
    ),
    ...optionalTexts(raw, 'introduction', 'note'),
    terms,
    initial,
    /** The slider's maximum. The number field accepts more. */
    sliderEnd: positive(raw, 'sliderEnd', raw.sliderEnd),
  }
}
