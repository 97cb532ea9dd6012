import type { BlockTypeId } from '../../content/model'
import { mapCallToAction } from './call-to-action/map-call-to-action'
import { mapCollectionList } from './collection-list/map-collection-list'
import { mapComparisonTable } from './comparison-table/map-comparison-table'
import { mapContactPricing } from './contact-pricing/contact-pricing.cms'
import { mapFaq } from './faq/map-faq'
import { mapFeatureGrid } from './feature-grid/map-feature-grid'
import { mapFormSlot } from './form-slot/map-form-slot'
import { mapHero } from './hero/map-hero'
import { mapInterviewBuilder } from './interview-builder/interview-builder.cms'
import { mapLogoStrip } from './logo-strip/map-logo-strip'
import { mapNewsletterBand } from './newsletter-band/map-newsletter-band'
import { mapPricingTable } from './pricing-table/map-pricing-table'
import { mapProductTour } from './product-tour/product-tour.cms'
import { mapRichText } from './rich-text/map-rich-text'
import { mapSplitFeature } from './split-feature/map-split-feature'
import { mapStaffingCalculator } from './staffing-calculator/staffing-calculator.cms'
import { mapStatistics } from './statistics/map-statistics'
import { mapSteps } from './steps/map-steps'
import { mapTestimonial } from './testimonial/map-testimonial'
import { mapVideo } from './video/map-video'

/** GraphQL type name of a block, as a query's `__typename` gives it. */
type BlockTypename = `Contentful${Capitalize<BlockTypeId>}`

/**
 * How the entries of each type of block become the props of a view: the blocks of the content model
 * and no others. They stand apart from the views, so that the build can check entries with them.
 */
export const mappers = {
  ContentfulHero: mapHero,
  ContentfulLogoStrip: mapLogoStrip,
  ContentfulFeatureGrid: mapFeatureGrid,
  ContentfulSplitFeature: mapSplitFeature,
  ContentfulSteps: mapSteps,
  ContentfulStatistics: mapStatistics,
  ContentfulTestimonial: mapTestimonial,
  ContentfulPricingTable: mapPricingTable,
  ContentfulComparisonTable: mapComparisonTable,
  ContentfulFaq: mapFaq,
  ContentfulRichText: mapRichText,
  ContentfulCallToAction: mapCallToAction,
  ContentfulFormSlot: mapFormSlot,
  ContentfulNewsletterBand: mapNewsletterBand,
  ContentfulVideo: mapVideo,
  ContentfulCollectionList: mapCollectionList,
  ContentfulContactPricing: mapContactPricing,
  ContentfulInterviewBuilder: mapInterviewBuilder,
  ContentfulProductTour: mapProductTour,
  ContentfulStaffingCalculator: mapStaffingCalculator,
} satisfies Record<BlockTypename, unknown>
