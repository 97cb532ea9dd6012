import type { signUpKeys } from '../constants'

/** Where a visitor came from (requirements 3.1). Values are bounded for storage; unset ones are empty. */
export interface Touch {
  readonly source: string
  readonly medium: string
  readonly campaign: string
  readonly term: string
  readonly content: string
  /** Paid-click ids by URL parameter, such as `gclid`. */
  readonly [clickId: string]: string
}

/** `undefined` if unknown. */
export interface Attribution {
  readonly last?: Touch
  readonly first?: Touch
  /** The last landing page, and the first one. */
  readonly lastPath?: string
  readonly firstPath?: string
  /** The page that referred the visitor to the last touch. */
  readonly referrer?: string
}

export type Decision = Required<Attribution>

export type CookieValues = Readonly<Record<string, string>>

/** URL parameters or form fields, by name. Empty ones count as missing. */
export type Values = Readonly<Record<string, string | null | undefined>>

export type SignUpKey = (typeof signUpKeys)[number]

export type SignUpData = Readonly<Partial<Record<SignUpKey, string>>>
