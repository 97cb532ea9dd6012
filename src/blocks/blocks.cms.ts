import { graphql } from 'gatsby'
import type { BlockTypeId } from '../../content/model'
import { mapCallToAction } from './call-to-action/call-to-action.cms'
import { mapCards } from './cards/cards.cms'
import { mapCollectionList } from './collection-list/collection-list.cms'
import { mapComparisonTable } from './comparison-table/comparison-table.cms'
import { mapContactPricing } from './contact-pricing/contact-pricing.cms'
import { mapFaq } from './faq/faq.cms'
import { mapFormSlot } from './form-slot/form-slot.cms'
import { mapHero } from './hero/hero.cms'
import { mapInterviewBuilder } from './interview-builder/interview-builder.cms'
import { mapPricingTable } from './pricing-table/pricing-table.cms'
import { mapRichText } from './rich-text/rich-text.cms'
import { mapSplitFeature } from './split-feature/split-feature.cms'
import { mapStaffingCalculator } from './staffing-calculator/staffing-calculator.cms'
import { mapTestimonial } from './testimonial/testimonial.cms'
import { mapTour } from './tour/tour.cms'

/** The fields of a block of any type, for the queries of pages: their blocks and the variants of these. */
export const anyBlockQuery = graphql`
  fragment AnyBlock on ContentfulEntry {
    __typename
    contentful_id
    ...HeroBlock
    ...CardsBlock
    ...SplitFeatureBlock
    ...TestimonialBlock
    ...PricingTableBlock
    ...ComparisonTableBlock
    ...FaqBlock
    ...RichTextBlock
    ...CallToActionBlock
    ...FormSlotBlock
    ...CollectionListBlock
    ...ContactPricingBlock
    ...InterviewBuilderBlock
    ...StaffingCalculatorBlock
    ...TourBlock
  }
`

/** GraphQL type name of a block, as in a query's `__typename`. */
type BlockTypename = `Contentful${Capitalize<BlockTypeId>}`

/** Prices and forms, `isEssential` in the content model. A page without them must not go live. */
export const essentialBlocks: readonly string[] = [
  'ContentfulPricingTable',
  'ContentfulContactPricing',
  'ContentfulFormSlot',
] satisfies BlockTypename[]

/** An entry in a page's list of blocks, as in the fragment. */
export interface RawBlock {
  readonly __typename: string
  readonly contentful_id: string
}

/**
 * Maps an entry of each type of block to the props of its view. TypeScript requires exactly the blocks of
 * the content model. The mappers do not import the views, so the build can check entries with them.
 */
export const mappers = {
  ContentfulHero: mapHero,
  ContentfulCards: mapCards,
  ContentfulSplitFeature: mapSplitFeature,
  ContentfulTestimonial: mapTestimonial,
  ContentfulPricingTable: mapPricingTable,
  ContentfulComparisonTable: mapComparisonTable,
  ContentfulFaq: mapFaq,
  ContentfulRichText: mapRichText,
  ContentfulCallToAction: mapCallToAction,
  ContentfulFormSlot: mapFormSlot,
  ContentfulCollectionList: mapCollectionList,
  ContentfulContactPricing: mapContactPricing,
  ContentfulInterviewBuilder: mapInterviewBuilder,
  ContentfulStaffingCalculator: mapStaffingCalculator,
  ContentfulTour: mapTour,
} satisfies Record<BlockTypename, unknown>

/**
 * The mapper of a type of block. The caller passes the raw data of an entry of that type.
 *
 * @param typename the entry's `__typename`
 * @returns `undefined` for a type that is not a block
 */
export const mapperOf = (typename: string): ((raw: never) => object) | undefined =>
  (mappers as Readonly<Record<string, (raw: never) => object>>)[typename]
