import { graphql } from 'gatsby'

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
      name
      stepPrice
      contactPlan {
        contentful_id
        monthlyPrice
        yearlyPrice
      }
      userPlan {
        contentful_id
        title
        monthlyPrice
        yearlyPrice
      }
    }
  }
`
