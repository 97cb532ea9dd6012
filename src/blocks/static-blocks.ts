import type { StaticTypename } from './block-types'
import { block as callToAction } from './call-to-action/call-to-action.block'
import { block as comparisonTable } from './comparison-table/comparison-table.block'
import { block as faq } from './faq/faq.block'
import { block as featureGrid } from './feature-grid/feature-grid.block'
import { block as formSlot } from './form-slot/form-slot.block'
import { block as hero } from './hero/hero.block'
import { block as logoStrip } from './logo-strip/logo-strip.block'
import { block as newsletterBand } from './newsletter-band/newsletter-band.block'
import { block as pricingTable } from './pricing-table/pricing-table.block'
import { block as richText } from './rich-text/rich-text.block'
import { block as splitFeature } from './split-feature/split-feature.block'
import { block as statistics } from './statistics/statistics.block'
import { block as steps } from './steps/steps.block'
import { block as testimonial } from './testimonial/testimonial.block'

/** All static blocks: one file in the browser, fetched when a page must be drawn there. */
export const staticBlocks = {
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
} satisfies Record<StaticTypename, unknown>
