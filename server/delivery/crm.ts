import type { Lead, StoredFile } from '../lead'

/** Why a call failed, with the message for the operator. */
export const failureCauses = {
  token: 'The CRM rejects the token',
  permission: 'The token lacks a permission',
  busy: 'The CRM limits the number of calls',
  failing: 'The CRM answers with errors',
  unreachable: 'The CRM can’t be reached',
  unreadable: 'The CRM’s answers can’t be read',
  form: 'The CRM does not know a form',
  refused: 'The CRM refuses leads',
} as const

export type FailureCause = keyof typeof failureCauses

interface Failed {
  /** The CRM's answer. It may contain what a visitor typed. */
  readonly error: string
  /** Whether the CRM may have the lead anyway. */
  readonly isInDoubt: boolean
}

/** The CRM cannot accept any lead now. */
export interface Unavailable extends Failed {
  readonly kind: 'unavailable'
  readonly cause: Exclude<FailureCause, 'form' | 'refused'>
  /** Minimum wait before the next try of this lead, in ms. */
  readonly wait?: number
  /** How long to make no calls to the CRM, in ms. */
  readonly pause?: number
}

/** The CRM refuses this lead. An operator may be able to fix the CRM. */
export interface Refused extends Failed {
  readonly kind: 'refused'
  readonly cause: 'form' | 'refused'
}

export type CrmFailure = Unavailable | Refused

/** The result of a submission. */
export type CrmResult =
  | CrmFailure
  | {
      readonly kind: 'delivered'
      /** Names of hidden fields that the CRM rejects. */
      readonly without?: readonly string[]
    }

/** A CRM that receives leads. Its methods never reject. */
export interface Crm {
  /**
   * @param fileUrls addresses of the lead's files at the CRM, by id
   */
  readonly submit: (lead: Lead, fileUrls: ReadonlyMap<string, string>) => Promise<CrmResult>
  /** Whether the CRM has a lead already; `unknown` if it does not permit the query. */
  readonly has: (lead: Lead) => Promise<'yes' | 'no' | 'unknown' | CrmFailure>
  /** @returns the file's address at the CRM */
  readonly upload: (file: StoredFile) => Promise<{ readonly url: string } | CrmFailure>
  /** Aborts calls in progress and fails all later ones. */
  readonly stop: () => void
}
