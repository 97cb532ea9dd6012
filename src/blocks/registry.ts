import type { ComponentType } from 'react'
import { mapperOf, type mappers } from './blocks.cms'
import { CallToAction } from './call-to-action/CallToAction'
import { Cards } from './cards/Cards'
import { CollectionList } from './collection-list/CollectionList'
import { ComparisonTable } from './comparison-table/ComparisonTable'
import { ContactPricing } from './contact-pricing/ContactPricing'
import { Faq } from './faq/Faq'
import { FormSlot } from './form-slot/FormSlot'
import { Hero } from './hero/Hero'
import { InterviewBuilder } from './interview-builder/InterviewBuilder'
import { PricingTable } from './pricing-table/PricingTable'
import { RichText } from './rich-text/RichText'
import { SplitFeature } from './split-feature/SplitFeature'
import { StaffingCalculator } from './staffing-calculator/StaffingCalculator'
import { Testimonial } from './testimonial/Testimonial'
import { Tour } from './tour/Tour'

/** The view of each type of block, which takes its mapper's result. */
const views = {
  ContentfulHero: Hero,
  ContentfulCards: Cards,
  ContentfulSplitFeature: SplitFeature,
  ContentfulTestimonial: Testimonial,
  ContentfulPricingTable: PricingTable,
  ContentfulComparisonTable: ComparisonTable,
  ContentfulFaq: Faq,
  ContentfulRichText: RichText,
  ContentfulCallToAction: CallToAction,
  ContentfulFormSlot: FormSlot,
  ContentfulCollectionList: CollectionList,
  ContentfulContactPricing: ContactPricing,
  ContentfulInterviewBuilder: InterviewBuilder,
  ContentfulStaffingCalculator: StaffingCalculator,
  ContentfulTour: Tour,
} satisfies {
  readonly [Typename in keyof typeof mappers]: ComponentType<ReturnType<(typeof mappers)[Typename]>>
}

/** A block of any type: `map` takes an entry of that type, and `View` takes the result of `map`. */
interface AnyBlock {
  readonly map: (raw: never) => object
  readonly View: ComponentType<never>
}

/**
 * Mapper and view of a type of block.
 *
 * @param typename the entry's `__typename`
 * @returns `undefined` for a type that is not a block
 */
export function blockOf(typename: string): AnyBlock | undefined {
  const map = mapperOf(typename)
  const View = (views as Readonly<Record<string, ComponentType<never>>>)[typename]
  return map && View && { map, View }
}
