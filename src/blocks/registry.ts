import { defineBlock, type AnyBlock } from './block'
import { CallToAction } from './call-to-action/CallToAction'
import { CollectionList } from './collection-list/CollectionList'
import { ComparisonTable } from './comparison-table/ComparisonTable'
import { ContactPricing } from './contact-pricing/ContactPricing'
import { Faq } from './faq/Faq'
import { FeatureGrid } from './feature-grid/FeatureGrid'
import { FormSlot } from './form-slot/FormSlot'
import { Hero } from './hero/Hero'
import { InterviewBuilder } from './interview-builder/InterviewBuilder'
import { LogoStrip } from './logo-strip/LogoStrip'
import { mappers } from './mappers'
import { NewsletterBand } from './newsletter-band/NewsletterBand'
import { PricingTable } from './pricing-table/PricingTable'
import { ProductTour } from './product-tour/ProductTour'
import { RichText } from './rich-text/RichText'
import { SplitFeature } from './split-feature/SplitFeature'
import { StaffingCalculator } from './staffing-calculator/StaffingCalculator'
import { Statistics } from './statistics/Statistics'
import { Steps } from './steps/Steps'
import { Testimonial } from './testimonial/Testimonial'
import { Video } from './video/Video'

/** All blocks: one file in the browser, fetched when a page must be drawn there. */
const registry = {
  ContentfulHero: defineBlock(mappers.ContentfulHero, Hero),
  ContentfulLogoStrip: defineBlock(mappers.ContentfulLogoStrip, LogoStrip),
  ContentfulFeatureGrid: defineBlock(mappers.ContentfulFeatureGrid, FeatureGrid),
  ContentfulSplitFeature: defineBlock(mappers.ContentfulSplitFeature, SplitFeature),
  ContentfulSteps: defineBlock(mappers.ContentfulSteps, Steps),
  ContentfulStatistics: defineBlock(mappers.ContentfulStatistics, Statistics),
  ContentfulTestimonial: defineBlock(mappers.ContentfulTestimonial, Testimonial),
  ContentfulPricingTable: defineBlock(mappers.ContentfulPricingTable, PricingTable),
  ContentfulComparisonTable: defineBlock(mappers.ContentfulComparisonTable, ComparisonTable),
  ContentfulFaq: defineBlock(mappers.ContentfulFaq, Faq),
  ContentfulRichText: defineBlock(mappers.ContentfulRichText, RichText),
  ContentfulCallToAction: defineBlock(mappers.ContentfulCallToAction, CallToAction),
  ContentfulFormSlot: defineBlock(mappers.ContentfulFormSlot, FormSlot),
  ContentfulNewsletterBand: defineBlock(mappers.ContentfulNewsletterBand, NewsletterBand),
  ContentfulVideo: defineBlock(mappers.ContentfulVideo, Video),
  ContentfulCollectionList: defineBlock(mappers.ContentfulCollectionList, CollectionList),
  ContentfulContactPricing: defineBlock(mappers.ContentfulContactPricing, ContactPricing),
  ContentfulInterviewBuilder: defineBlock(mappers.ContentfulInterviewBuilder, InterviewBuilder),
  ContentfulProductTour: defineBlock(mappers.ContentfulProductTour, ProductTour),
  ContentfulStaffingCalculator: defineBlock(mappers.ContentfulStaffingCalculator, StaffingCalculator),
} satisfies Record<keyof typeof mappers, unknown>

/** Mapper and view of each type of block; none for a type that the site does not know. */
export const blocks = registry as unknown as Readonly<Record<string, AnyBlock | undefined>>
