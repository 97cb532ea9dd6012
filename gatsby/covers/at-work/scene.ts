import type { people } from './face'

/** Draws one line of words; `y` is its base line. */
export type Write = (
  words: string,
  x: number,
  y: number,
  options?: { readonly size?: number; readonly ink?: string },
) => string

/** What a kind of integration does, as a conversation and the card beside it. */
export interface Scene {
  readonly person: keyof typeof people
  /** What the customer writes: lines of up to 20 characters. */
  readonly message: readonly string[]
  /** What the card shows, for the alternative text: "… beside the message". */
  readonly shows: string
  /** The card's content, 250 wide, from 0, 0 down to about 200. */
  readonly card: (write: Write) => string
}
