import { graphql } from 'gatsby'
import { type ItemOf, mapAction, optionalTexts, presentItems, requireFields, requireItems } from '../../mapping/fields'
import { mapFrame } from '../block-frame'
import { mapContactPricing, mapPrices } from '../contact-pricing/contact-pricing.cms'

export const pricingTableQuery = graphql`
  fragment PricingTableBlock on ContentfulPricingTable {
    contentful_id
    name
    anchor
    background
    heading
    introduction
    monthlyLabel
    yearlyLabel
    savingsLabel
    plans {
      contentful_id
      title
      audience
      monthlyPrice
      yearlyPrice
      priceUnit
      priceLabel
      badge
      isHighlighted
      featuresHeading
      features
      actionLabel
      actionUrl
    }
    note
    estimateLabel
    estimateUrl
    calculator {
      ...ContactPricingBlock
    }
  }
`

type RawPlan = ItemOf<Queries.PricingTableBlockFragment['plans']>

function mapPlan(raw: RawPlan) {
  return {
    id: raw.contentful_id,
    ...requireFields(raw, 'title'),
    ...optionalTexts(raw, 'audience', 'priceUnit', 'priceLabel', 'badge', 'featuresHeading'),
    /** Per month, in US dollars. */
    prices: mapPrices(raw),
    isHighlighted: raw.isHighlighted ?? false,
    features: presentItems(raw.features),
    action: mapAction(raw.actionLabel, raw.actionUrl),
  }
}

/**
 * Maps a pricing table with prices in US dollars. Omits plans that are not published yet.
 *
 * @throws ContentError when a label of the prices or the list of plans is missing, a plan lacks its title, or the
 *   calculator of the estimator is incomplete
 */
export function mapPricingTable(raw: Queries.PricingTableBlockFragment) {
  return {
    ...mapFrame(raw),
    id: raw.contentful_id,
    ...requireFields(raw, 'monthlyLabel', 'yearlyLabel'),
    ...optionalTexts(raw, 'heading', 'introduction', 'savingsLabel', 'note'),
    plans: requireItems(raw, 'plans').map(mapPlan),
    ...(raw.calculator && {
      calculator: mapContactPricing(raw.calculator),
      estimateAction: mapAction(raw.estimateLabel, raw.estimateUrl),
    }),
  }
}
