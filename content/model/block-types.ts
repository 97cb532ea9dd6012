import { callToAction } from './types/call-to-action'
import { collectionList } from './types/collection-list'
import { comparisonTable } from './types/comparison-table'
import { contactPricing } from './types/contact-pricing'
import { faq } from './types/faq'
import { featureGrid } from './types/feature-grid'
import { formSlot } from './types/form-slot'
import { hero } from './types/hero'
import { interviewBuilder } from './types/interview-builder'
import { logoStrip } from './types/logo-strip'
import { newsletterBand } from './types/newsletter-band'
import { pricingTable } from './types/pricing-table'
import { productTour } from './types/product-tour'
import { richText } from './types/rich-text'
import { splitFeature } from './types/split-feature'
import { staffingCalculator } from './types/staffing-calculator'
import { statistics } from './types/statistics'
import { steps } from './types/steps'
import { testimonial } from './types/testimonial'
import { video } from './types/video'

/** The blocks that a page may list. The site's registry of views follows this list. */
export const blockTypes = [
  hero,
  logoStrip,
  featureGrid,
  splitFeature,
  steps,
  statistics,
  testimonial,
  pricingTable,
  comparisonTable,
  faq,
  richText,
  callToAction,
  formSlot,
  video,
  newsletterBand,
  collectionList,
  contactPricing,
  interviewBuilder,
  productTour,
  staffingCalculator,
] as const

export type BlockTypeId = (typeof blockTypes)[number]['id']

export const blockTypeIds: readonly BlockTypeId[] = blockTypes.map((type) => type.id)
