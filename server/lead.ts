import type { FieldType, FormUse } from '../src/data/form-definition'

/** A field as it was filled in, with what the CRM has to know of it: definitions change, leads do not. */
export interface LeadField {
  readonly name: string
  readonly value: string
  readonly fieldType: FieldType
  readonly objectTypeId?: string
}

/** What the visitor agreed to, word for word. */
export interface LeadConsent {
  /** To having the data processed, by sending the form. */
  readonly text: string
  readonly communications: readonly {
    readonly subscriptionTypeId: string
    readonly text: string
    readonly isTicked: boolean
  }[]
}

/** Where a lead came from (requirements 3.3); empty where it is not known. */
export interface LeadContext {
  readonly trackingValue: string
  readonly pageUri: string
  readonly pageName: string
  readonly ipAddress: string
}

export type SpamReason = 'honeypot' | 'too fast'

export interface NewLead {
  /** A UUID in lower case. */
  readonly id: string
  readonly formId: string
  readonly formUse: FormUse
  readonly fields: readonly LeadField[]
  readonly consent?: LeadConsent
  readonly context: LeadContext
  /** Milliseconds since 1970. */
  readonly receivedAt: number
  /** Why it is taken for the work of a program. It is stored, and not delivered. */
  readonly spamReason?: SpamReason
  /** The uploaded files that its fields name. */
  readonly fileIds: readonly string[]
}

export const leadStates = ['pending', 'delivered', 'dead', 'spam'] as const

/** `pending` waits for the CRM, `dead` has been given up on, `spam` is not meant to be delivered. */
export type LeadState = (typeof leadStates)[number]

export interface Lead extends NewLead {
  readonly state: LeadState
  /** How often delivery was tried. */
  readonly attempts: number
  /** The earliest time of the next try, in milliseconds since 1970. */
  readonly nextAttemptAt: number
  readonly deliveredAt?: number
  /** What the last try failed with. */
  readonly lastError?: string
  /** Whether the CRM may have it although no try is known to have succeeded. */
  readonly isInDoubt: boolean
}

/** An uploaded file. */
export interface StoredFile {
  /** 32 random characters; whoever knows them can fetch the file. */
  readonly id: string
  readonly name: string
  readonly contentType: string
  readonly content: Buffer
  /** Where the CRM keeps its copy, once it has one. */
  readonly crmUrl?: string
}
