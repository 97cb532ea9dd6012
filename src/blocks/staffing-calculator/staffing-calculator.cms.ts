import { graphql } from 'gatsby'
import { optionalTexts, requireField, requireFields } from '../../mapping/fields'
import { mapFrame } from '../block-frame'

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

/**
 * Maps the texts of the staffing calculator.
 *
 * @throws ContentError when a text other than the introduction is missing
 */
export function mapStaffingCalculator(raw: Queries.StaffingCalculatorBlockFragment) {
  return {
    ...mapFrame(raw),
    id: raw.contentful_id,
    ...requireFields(raw, 'heading', 'withoutScript', 'tableHeading', 'methodHeading'),
    ...optionalTexts(raw, 'introduction'),
    methodHtml: requireField(raw, 'method', raw.methodHtml),
  }
}
