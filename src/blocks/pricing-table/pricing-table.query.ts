import { graphql } from 'gatsby'

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
