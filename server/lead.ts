import type { FieldType, FormUse } from '../src/forms/model/definition'

/** A submitted field with the properties that the CRM needs, because definitions may change later. */
export interface LeadField {
  readonly name: string
  readonly value: string
  readonly fieldType: FieldType
  readonly objectTypeId?: string
  /** Whether the visitor's page lacked this required field, or offered a choice that the form no longer has. */
  readonly incomplete?: true
  /** Not the visitor's input. If the CRM rejects it, the lead is delivered without it. */
  readonly hidden?: true
}

/** The consent of the visitor, with the exact texts. */
export interface LeadConsent {
  /** The text that the visitor agrees to by sending the form. */
  readonly text: string
  readonly communications: readonly {
    readonly subscriptionTypeId: string
    readonly text: string
    readonly isTicked: boolean
  }[]
}

/** Where a lead came from (requirements 3.3). Unknown values are empty. */
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
  /** Why it looks automated. Spam is stored but not delivered. */
  readonly spamReason?: SpamReason
  /** The uploaded files that its fields name. */
  readonly fileIds: readonly string[]
}

export const leadStates = ['pending', 'delivered', 'dead', 'spam'] as const

/** `pending` waits for the CRM, `dead` has been given up, `spam` is never delivered. */
export type LeadState = (typeof leadStates)[number]

export interface Lead extends NewLead {
  readonly state: LeadState
  /** How often delivery was tried. */
  readonly attempts: number
  /** The earliest time of the next try, in milliseconds since 1970. */
  readonly nextAttemptAt: number
  readonly deliveredAt?: number
  /** The error of the last try. */
  readonly lastError?: string
  /** Whether an earlier try may have succeeded unnoticed. */
  readonly isInDoubt: boolean
}

/** An uploaded file. */
export interface StoredFile {
  /** 32 random characters; anyone who knows them can fetch the file. */
  readonly id: string
  readonly name: string
  readonly contentType: string
  readonly content: Buffer
  /** Address of the CRM's copy, once it has one. */
  readonly crmUrl?: string
}
