import type { ExperienceType } from '../data/personalization'

/** What the CMS says of a personalized block, as the page uses it (requirements 3.4). No names of the CMS. */

/** Visitors whom the service has found to be alike. */
export interface Audience {
  readonly id: string
  readonly name?: string
  readonly description?: string
}

/** One share of the visitors: those whose hashed number lies between `start` and `end`, both 0 to 1. */
export interface DistributionRange {
  /** 0 is the baseline. */
  readonly index: number
  readonly start: number
  readonly end: number
}

/** An entry that may take the place of another. */
export interface ExperienceVariant {
  /** Of the entry; empty when nothing is to be shown in the baseline's place. */
  readonly id: string
  readonly hidden: boolean
}

/** An entry and what may take its place, in the order of the variants' indices, from 1 on. */
export interface ExperienceComponent {
  readonly baseline: { readonly id: string }
  readonly variants: readonly ExperienceVariant[]
}

export interface Experience {
  readonly id: string
  readonly type: ExperienceType
  readonly name: string
  readonly description?: string
  /** All visitors when absent. */
  readonly audience?: Audience
  /** Which share of the audience takes part, 0 to 1. */
  readonly trafficAllocation: number
  readonly distribution: readonly DistributionRange[]
  /** A visitor keeps the variant that was seen once, even outside the audience. */
  readonly sticky: boolean
  readonly components: readonly ExperienceComponent[]
}

/** What to draw in the place of a block (requirements 4.6). */
export interface Choice {
  readonly status: 'loading' | 'success' | 'error'
  /** The entry to draw: the baseline's own, or the chosen variant's. */
  readonly id: string
  /** Nothing is to be drawn. */
  readonly isHidden: boolean
  /** 0 is the baseline. */
  readonly variantIndex: number
  /** The visitor is in an experience, be it with its baseline. */
  readonly isPersonalized: boolean
  /** The experience that the visitor is in. */
  readonly experience?: Experience
  /** The audience that the visitor was found in. */
  readonly audience?: Audience
  /** The service keeps this variant for the visitor. */
  readonly isSticky?: boolean
  /** Why the status is `error` (requirements 8). */
  readonly error?: Error
}

/** The block itself, for visitors who are in no experience or about whom nothing is known. */
export const baselineChoice = (id: string, status: Choice['status']): Choice => ({
  status,
  id,
  isHidden: false,
  variantIndex: 0,
  isPersonalized: false,
})
