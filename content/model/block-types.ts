import {
  callToAction,
  cards,
  collectionList,
  comparisonTable,
  faq,
  hero,
  richText,
  splitFeature,
  testimonial,
} from './types/blocks'
import { formSlot } from './types/forms'
import { contactPricing, pricingTable } from './types/pricing'
import { interviewBuilder, staffingCalculator, tour } from './types/tools'

/** The blocks that a page may contain. `src/blocks/blocks.cms.ts` must have the same ones. */
export const blockTypes = [
  hero,
  cards,
  splitFeature,
  testimonial,
  pricingTable,
  comparisonTable,
  faq,
  richText,
  callToAction,
  formSlot,
  collectionList,
  contactPricing,
  interviewBuilder,
  staffingCalculator,
  tour,
] as const

export type BlockTypeId = (typeof blockTypes)[number]['id']

export const blockTypeIds: readonly BlockTypeId[] = blockTypes.map((type) => type.id)
