import { createHash } from 'node:crypto'
import type { FieldType, FormUse } from '../src/forms/model/definition'
import { fileAddress } from './files'

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

/**
 * Derives a UUID from text (RFC 9562, version 8).
 *
 * @returns 36 characters in lower case
 */
export function uuidOf(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/**
 * The fields that identify a submission. A file in a form gets a new address each time it is sent, so a digest of its
 * content replaces the address.
 *
 * @param files the form's files
 */
export function withContents(fields: readonly LeadField[], files: readonly StoredFile[]): readonly LeadField[] {
  const digests = new Map(
    files.map(({ id, content }) => [fileAddress(id), createHash('sha256').update(content).digest('hex')]),
  )
  return fields.map((field) => ({ ...field, value: digests.get(field.value) ?? field.value }))
}

/** Digest of the input. Files count by content. */
export const digestOf = ({ formId, fields, consent }: NewLead, files: readonly StoredFile[]): string =>
  createHash('sha256')
    .update(JSON.stringify([formId, withContents(fields, files), consent ?? null]))
    .digest('hex')
