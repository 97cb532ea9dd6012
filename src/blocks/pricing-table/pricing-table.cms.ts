import { graphql } from 'gatsby'
import { optionalText, presentItems, requireField } from '../../content/fields'
import { mapAction } from '../../content/parts.cms'
import { formatPrice } from '../../lib/format-price'
import { mapFrame } from '../block-frame'
import type { Plan, PricingTableProps } from './PricingTable'

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
  }
`

type RawPlan = NonNullable<NonNullable<Queries.PricingTableBlockFragment['plans']>[number]>

/** A plan with one price has that price for both billing periods. */
function mapPrices({ monthlyPrice, yearlyPrice }: RawPlan): Plan['prices'] {
  const monthly = monthlyPrice ?? yearlyPrice
  const yearly = yearlyPrice ?? monthlyPrice
  return monthly === null || yearly === null
    ? undefined
    : { monthly: formatPrice(monthly), yearly: formatPrice(yearly) }
}

function mapPlan(raw: RawPlan): Plan {
  return {
    id: raw.contentful_id,
    title: requireField(raw, 'title', raw.title),
    audience: optionalText(raw.audience),
    prices: mapPrices(raw),
    priceUnit: optionalText(raw.priceUnit),
    priceLabel: optionalText(raw.priceLabel),
    badge: optionalText(raw.badge),
    isHighlighted: raw.isHighlighted ?? false,
    featuresHeading: optionalText(raw.featuresHeading),
    features: presentItems(raw.features),
    action: mapAction(raw.actionLabel, raw.actionUrl),
  }
}

/**
 * Maps a pricing table with prices in US dollars. Omits plans that are not published yet.
 *
 * @throws ContentError when a label of the prices or the list of plans is missing, or a plan lacks its title
 */
export function mapPricingTable(raw: Queries.PricingTableBlockFragment): PricingTableProps {
  return {
    ...mapFrame(raw),
    id: raw.contentful_id,
    heading: optionalText(raw.heading),
    introduction: optionalText(raw.introduction),
    monthlyLabel: requireField(raw, 'monthlyLabel', raw.monthlyLabel),
    yearlyLabel: requireField(raw, 'yearlyLabel', raw.yearlyLabel),
    savingsLabel: optionalText(raw.savingsLabel),
    plans: presentItems(requireField(raw, 'plans', raw.plans)).map(mapPlan),
    note: optionalText(raw.note),
  }
}
