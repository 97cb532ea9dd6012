import type { Lead, StoredFile } from '../lead'

/** Why a call failed that may succeed later, with the words for the operator. */
export const failureCauses = {
  token: 'The CRM refuses the token',
  permission: 'The CRM does not permit it with this token',
  form: 'The CRM does not know a form',
  busy: 'The CRM takes no more calls for now',
  failing: 'The CRM fails',
  unreachable: 'The CRM can’t be reached',
  unreadable: 'The CRM gives answers that can’t be read',
} as const

export type FailureCause = keyof typeof failureCauses

/** A call that may succeed later. */
export interface Retry {
  readonly kind: 'retry'
  readonly cause: FailureCause
  /** What the CRM said; it may repeat what somebody typed. */
  readonly error: string
  /** Whether the CRM may have done it all the same. */
  readonly isInDoubt: boolean
  /** How long the CRM asks to wait, in ms. */
  readonly wait?: number
}

/** What came of an attempt to give something to the CRM. */
export type CrmResult =
  | { readonly kind: 'delivered' }
  | Retry
  /** The CRM will never take it as it is. */
  | { readonly kind: 'refused'; readonly error: string }

/** A CRM that leads are delivered to. Nothing of it throws. */
export interface Crm {
  /**
   * @param fileUrls where the CRM keeps the lead's files, by their ids
   */
  readonly submit: (lead: Lead, fileUrls: ReadonlyMap<string, string>) => Promise<CrmResult>
  /** Whether the CRM has a lead already; `unknown` where it can't be asked. */
  readonly has: (lead: Lead) => Promise<'yes' | 'no' | 'unknown' | Retry>
  /** @returns where the CRM keeps the file */
  readonly upload: (file: StoredFile) => Promise<{ readonly url: string } | Exclude<CrmResult, { kind: 'delivered' }>>
}
