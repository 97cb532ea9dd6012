/**
 * Where a visitor came from (specification 3.1), in the order in which the last-touch cookie has it.
 * Unset values are empty or missing.
 */
export type Touch = readonly [
  source?: string | null,
  campaign?: string | null,
  medium?: string | null,
  term?: string | null,
  content?: string | null,
]

/** What is known of a visitor. `undefined` is unknown. */
export type Attribution = readonly [
  last?: Touch,
  first?: Touch,
  lastPath?: string,
  firstPath?: string,
  referrer?: string,
]

/** The same after a decision, when all of it is known. */
export type Decision = Readonly<Required<Attribution>>

/** What a document says of the visit, as text from the browser. */
export interface Landing {
  readonly url: string
  readonly referrer: string
}

/** Values of cookies, encoded, by name. */
export type CookieValues = Readonly<Record<string, string>>

/** URL parameters or fields of a form, by name. Empty ones count as missing. */
export type Values = Readonly<Record<string, string | null | undefined>>

/** The values that go along to the sign-up form, in the order of `signUpKeys`. Unset ones are empty or missing. */
export type SignUpData = readonly (string | null | undefined)[]
