import type { ExperienceType } from './constants'

/** A personalized block (requirements 3.4), without the CMS's names. */

export interface Audience {
  readonly id: string
  readonly name?: string
}

/** Visitors whose random number lies between `start` and `end`, both 0 to 1. */
interface DistributionRange {
  /** 0 is the baseline. */
  readonly index: number
  readonly start: number
  readonly end: number
}

interface ExperienceVariant {
  /** Empty for a hidden variant. */
  readonly id: string
  readonly hidden: boolean
}

/** A baseline and its variants, by index from 1. */
export interface ExperienceComponent {
  readonly baseline: { readonly id: string }
  readonly variants: readonly ExperienceVariant[]
}

export interface Experience {
  readonly id: string
  readonly type: ExperienceType
  readonly name: string
  readonly audience?: Audience
  /** Share of the audience that takes part, 0 to 1. */
  readonly trafficAllocation: number
  readonly distribution: readonly DistributionRange[]
  /** Visitors keep a variant that they have seen, even outside the audience. */
  readonly sticky: boolean
  readonly components: readonly ExperienceComponent[]
}

/** What to render for a block (requirements 4.6). */
export interface Choice {
  readonly status: 'loading' | 'success' | 'error'
  /** The baseline or a variant. */
  readonly id: string
  readonly isHidden: boolean
  /** 0 is the baseline. */
  readonly variantIndex: number
  /** The visitor is in an experience, even with its baseline. */
  readonly isPersonalized: boolean
  readonly experience?: Experience
  readonly isSticky?: boolean
}

/** The choice for visitors outside all experiences. */
export const baselineChoice = (id: string, status: Choice['status']): Choice => ({
  status,
  id,
  isHidden: false,
  variantIndex: 0,
  isPersonalized: false,
})
