import type { BlockTypeId } from '../../content/model'

/** GraphQL type name of a block, as a query's `__typename` gives it. */
export type BlockTypename = `Contentful${Capitalize<BlockTypeId>}`

/**
 * Whether a block needs its code in the browser. A static block is HTML and CSS alone: its code
 * reaches the browser only when client-side navigation must draw it.
 */
export const blockTypes = {
  ContentfulHero: 'static',
  ContentfulLogoStrip: 'static',
  ContentfulFeatureGrid: 'static',
  ContentfulSplitFeature: 'static',
  ContentfulSteps: 'static',
  ContentfulStatistics: 'static',
  ContentfulTestimonial: 'static',
  ContentfulPricingTable: 'static',
  ContentfulComparisonTable: 'static',
  ContentfulFaq: 'static',
  ContentfulRichText: 'static',
  ContentfulCallToAction: 'static',
  ContentfulFormSlot: 'static',
  ContentfulVideo: 'interactive',
  ContentfulNewsletterBand: 'static',
} as const satisfies Record<BlockTypename, 'static' | 'interactive'>

/** Blocks of one kind. */
type TypenameOf<Kind extends 'static' | 'interactive'> = {
  [Name in BlockTypename]: (typeof blockTypes)[Name] extends Kind ? Name : never
}[BlockTypename]

export type StaticTypename = TypenameOf<'static'>
export type InteractiveTypename = TypenameOf<'interactive'>

export const isBlockTypename = (name: string): name is BlockTypename => Object.hasOwn(blockTypes, name)
