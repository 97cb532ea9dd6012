import { graphql } from 'gatsby'

/** Everything that a block can be, whichever it is: pages ask for blocks and for their variants. */
export const anyBlockQuery = graphql`
  fragment AnyBlock on ContentfulEntry {
    __typename
    contentful_id
    ...HeroBlock
    ...LogoStripBlock
    ...FeatureGridBlock
    ...SplitFeatureBlock
    ...StepsBlock
    ...StatisticsBlock
    ...TestimonialBlock
    ...PricingTableBlock
    ...ComparisonTableBlock
    ...FaqBlock
    ...RichTextBlock
    ...CallToActionBlock
    ...FormSlotBlock
    ...VideoBlock
    ...NewsletterBandBlock
    ...CollectionListBlock
    ...ContactPricingBlock
    ...InterviewBuilderBlock
    ...ProductTourBlock
    ...StaffingCalculatorBlock
  }
`
