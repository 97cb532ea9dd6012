import type { Dice } from '../brush'

/** Something that a cover shows. */
export interface Thing {
  /** What it is, for the alternative text, with its article. */
  readonly words: string
  /** Its drawing, about 200 × 200, with its foot at 0, 0. */
  readonly draw: (dice: Dice) => string
}
