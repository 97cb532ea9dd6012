import { createHash } from 'node:crypto'
import type { Insertable, Selectable } from 'kysely'
import type { FormUse } from '../../src/data/form-definition'
import type { Lead, LeadConsent, LeadField, NewLead, SpamReason, StoredFile } from '../lead'
import { withContents } from '../submissions/with-contents'
import type { Tables } from './tables'

export type NewRow = Insertable<Tables['lead']>
export type LeadRow = Selectable<Tables['lead']>

/** Tells what was filled in from anything else. A file is known by what is in it. */
export const digestOf = ({ formId, fields, consent }: NewLead, files: readonly StoredFile[]): string =>
  createHash('sha256')
    .update(JSON.stringify([formId, withContents(fields, files), consent ?? null]))
    .digest('hex')

/** @param digest of what was filled in */
export const toRow = (lead: NewLead, digest: string): NewRow => ({
  id: lead.id,
  form_id: lead.formId,
  form_use: lead.formUse,
  fields: JSON.stringify(lead.fields),
  consent: lead.consent ? JSON.stringify(lead.consent) : null,
  tracking_value: lead.context.trackingValue,
  page_uri: lead.context.pageUri,
  page_name: lead.context.pageName,
  ip_address: lead.context.ipAddress,
  received_at: lead.receivedAt,
  spam_reason: lead.spamReason ?? null,
  digest,
  state: lead.spamReason ? 'spam' : 'pending',
  attempts: 0,
  // At once, whatever the clock says by then.
  next_attempt_at: 0,
  in_doubt: 0,
  scheduled_at: 0,
})

const parseFields = (json: string): readonly LeadField[] => JSON.parse(json) as LeadField[]

/** The columns of a lead but those that are the store's own business. */
export const toLead = (row: LeadRow, fileIds: readonly string[]): Lead => ({
  id: row.id,
  formId: row.form_id,
  formUse: row.form_use as FormUse,
  fields: parseFields(row.fields),
  consent: row.consent === null ? undefined : (JSON.parse(row.consent) as LeadConsent),
  context: {
    trackingValue: row.tracking_value,
    pageUri: row.page_uri,
    pageName: row.page_name,
    ipAddress: row.ip_address,
  },
  receivedAt: row.received_at,
  spamReason: (row.spam_reason ?? undefined) as SpamReason | undefined,
  fileIds,
  state: row.state,
  attempts: row.attempts,
  nextAttemptAt: row.next_attempt_at,
  deliveredAt: row.delivered_at ?? undefined,
  lastError: row.last_error ?? undefined,
  isInDoubt: row.in_doubt === 1,
})

/** @param email in lower case */
export const hasEmail = (row: Pick<LeadRow, 'fields'>, email: string): boolean =>
  parseFields(row.fields).some(({ value }) => value.trim().toLowerCase() === email)
