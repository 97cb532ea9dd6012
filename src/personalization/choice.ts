import type { Audience, Experience } from './experience'

/** What to draw in the place of a block (specification 4.6). */
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
  /** Why the status is `error` (specification 8). */
  readonly error?: Error
}

/** The block itself, for visitors who are in no experience or of whom nothing is known. */
export const baselineChoice = (id: string, status: Choice['status']): Choice => ({
  status,
  id,
  isHidden: false,
  variantIndex: 0,
  isPersonalized: false,
})
