import type { BlockTypeId } from '../../content/model'
import type { AnyBlock } from './block'
import { block as callToAction } from './call-to-action/call-to-action.block'
import { block as collectionList } from './collection-list/collection-list.block'
import { block as comparisonTable } from './comparison-table/comparison-table.block'
import { block as contactPricing } from './contact-pricing/contact-pricing.block'
import { block as faq } from './faq/faq.block'
import { block as featureGrid } from './feature-grid/feature-grid.block'
import { block as formSlot } from './form-slot/form-slot.block'
import { block as hero } from './hero/hero.block'
import { block as interviewBuilder } from './interview-builder/interview-builder.block'
import { block as logoStrip } from './logo-strip/logo-strip.block'
import { block as newsletterBand } from './newsletter-band/newsletter-band.block'
import { block as pricingTable } from './pricing-table/pricing-table.block'
import { block as productTour } from './product-tour/product-tour.block'
import { block as richText } from './rich-text/rich-text.block'
import { block as splitFeature } from './split-feature/split-feature.block'
import { block as staffingCalculator } from './staffing-calculator/staffing-calculator.block'
import { block as statistics } from './statistics/statistics.block'
import { block as steps } from './steps/steps.block'
import { block as testimonial } from './testimonial/testimonial.block'
import { block as video } from './video/video.block'

/** GraphQL type name of a block, as a query's `__typename` gives it. */
type BlockTypename = `Contentful${Capitalize<BlockTypeId>}`

/** The blocks of the content model and no others: one file in the browser, fetched when a page must be drawn there. */
const registry = {
  ContentfulHero: hero,
  ContentfulLogoStrip: logoStrip,
  ContentfulFeatureGrid: featureGrid,
  ContentfulSplitFeature: splitFeature,
  ContentfulSteps: steps,
  ContentfulStatistics: statistics,
  ContentfulTestimonial: testimonial,
  ContentfulPricingTable: pricingTable,
  ContentfulComparisonTable: comparisonTable,
  ContentfulFaq: faq,
  ContentfulRichText: richText,
  ContentfulCallToAction: callToAction,
  ContentfulFormSlot: formSlot,
  ContentfulNewsletterBand: newsletterBand,
  ContentfulVideo: video,
  ContentfulCollectionList: collectionList,
  ContentfulContactPricing: contactPricing,
  ContentfulInterviewBuilder: interviewBuilder,
  ContentfulProductTour: productTour,
  ContentfulStaffingCalculator: staffingCalculator,
} satisfies Record<BlockTypename, unknown>

/** Mapper and view of each type of block; none for a type that the site does not know. */
export const blocks = registry as unknown as Readonly<Record<string, AnyBlock | undefined>>
