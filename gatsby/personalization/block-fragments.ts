import { anyBlockQuery } from '../../src/blocks/blocks.cms'
import { callToActionQuery } from '../../src/blocks/call-to-action/call-to-action.cms'
import { cardsQuery } from '../../src/blocks/cards/cards.cms'
import { collectionListQuery } from '../../src/blocks/collection-list/collection-list.cms'
import { comparisonTableQuery } from '../../src/blocks/comparison-table/comparison-table.cms'
import { contactPricingQuery } from '../../src/blocks/contact-pricing/contact-pricing.cms'
import { faqQuery } from '../../src/blocks/faq/faq.cms'
import { formPartsQuery, formSlotQuery } from '../../src/blocks/form-slot/form-slot.cms'
import { heroQuery } from '../../src/blocks/hero/hero.cms'
import { interviewBuilderQuery } from '../../src/blocks/interview-builder/interview-builder.cms'
import { pricingTableQuery } from '../../src/blocks/pricing-table/pricing-table.cms'
import { richTextQuery } from '../../src/blocks/rich-text/rich-text.cms'
import { splitFeatureQuery } from '../../src/blocks/split-feature/split-feature.cms'
import { staffingCalculatorQuery } from '../../src/blocks/staffing-calculator/staffing-calculator.cms'
import { testimonialQuery } from '../../src/blocks/testimonial/testimonial.cms'
import { tourQuery } from '../../src/blocks/tour/tour.cms'
import { pictureQueries, teaserQuery } from '../../src/mapping/parts.cms'

/** `AnyBlock` and the fragments that it uses. Gatsby adds fragments only to page queries. */
export const blockFragments = [
  anyBlockQuery,
  callToActionQuery,
  cardsQuery,
  collectionListQuery,
  comparisonTableQuery,
  contactPricingQuery,
  faqQuery,
  formPartsQuery,
  formSlotQuery,
  heroQuery,
  interviewBuilderQuery,
  pictureQueries,
  pricingTableQuery,
  richTextQuery,
  splitFeatureQuery,
  staffingCalculatorQuery,
  teaserQuery,
  testimonialQuery,
  tourQuery,
].join('\n')
