import { graphql } from 'gatsby'

export const staffingCalculatorQuery = graphql`
  fragment StaffingCalculatorBlock on ContentfulStaffingCalculator {
    contentful_id
    name
    anchor
    background
    heading
    introduction
    withoutScript
    tableHeading
    methodHeading
    methodHtml
  }
`
