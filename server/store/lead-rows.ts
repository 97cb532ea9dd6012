import { domainToASCII } from 'node:url'
import { sql, type Insertable, type Kysely, type Selectable } from 'kysely'
import { emailLimit } from '../../src/forms/model/contract'
import type { FormUse } from '../../src/forms/model/definition'
import type { Lead, LeadConsent, LeadField, LeadState, NewLead, SpamReason } from '../lead'
import type { Tables } from './schema'

/** Maximum values in one query; databases have a limit. */
const chunkSize = 500

/** Splits values into parts that fit into a query. */
export const chunks = <T>(values: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(values.length / chunkSize) }, (_, index) =>
    values.slice(index * chunkSize, (index + 1) * chunkSize),
  )

export type NewRow = Insertable<Tables['lead']>
export type LeadRow = Selectable<Tables['lead']>

/** @param digest of the input */
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
  // Immediately, whatever the clock shows.
  next_attempt_at: 0,
  in_doubt: 0,
  scheduled_at: 0,
})

const parseFields = (json: string): readonly LeadField[] => JSON.parse(json) as LeadField[]

/** The columns of a lead, without internal ones of the store. */
const toLead = (row: LeadRow, fileIds: readonly string[]): Lead => ({
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

/** An address in lower case with its domain in ASCII: browsers send `bücher.example` or `xn--bcher-kva.example`. */
function emailKey(text: string): string {
  const email = text.trim().toLowerCase()
  const start = email.lastIndexOf('@') + 1
  // Other text stays as it is. Long names take quadratic time.
  if (start === 0 || email.length > emailLimit) return email
  const domain = email.slice(start)
  return email.slice(0, start) + (domainToASCII(domain) || domain)
}

export function hasEmail(row: Pick<LeadRow, 'fields'>, email: string): boolean {
  const wanted = emailKey(email)
  return parseFields(row.fields).some(({ value }) => emailKey(value) === wanted)
}

/** Filters for a list of leads. Without any, it has all leads. */
export interface LeadFilter {
  readonly states?: readonly LeadState[]
  readonly formId?: string
  /** Received before this time, in milliseconds since 1970. */
  readonly receivedBefore?: number
}

function filtered(db: Kysely<Tables>, { states, formId, receivedBefore }: LeadFilter) {
  let query = db.selectFrom('lead')
  // Not the column itself: SQLite would take an index of states, and sort all leads of these states for each page.
  if (states) query = query.where(sql<LeadState>`state || ''`, 'in', states)
  if (formId !== undefined) query = query.where('form_id', '=', formId)
  if (receivedBefore !== undefined) query = query.where('received_at', '<', receivedBefore)
  return query
}

const pageSize = 500

/** Leads in the order of arrival, in pages. Leads already read may be deleted meanwhile. */
export async function* readRows(db: Kysely<Tables>, filter: LeadFilter = {}): AsyncGenerator<readonly LeadRow[]> {
  let last = { receivedAt: -1, id: '' }
  for (;;) {
    const { receivedAt, id } = last
    const query = filtered(db, filter)
      .selectAll()
      // Compared as a row, which databases look up in the index. With "or", they read it from its start.
      .where((where) => where(where.refTuple('received_at', 'id'), '>', where.tuple(receivedAt, id)))
      .orderBy('received_at')
      .orderBy('id')
      .limit(pageSize)
    const rows = await query.execute()
    const end = rows.at(-1)
    if (!end) return
    yield rows
    last = { receivedAt: end.received_at, id: end.id }
  }
}

/** The latest leads in the order of arrival, and how many there are with this filter. */
export async function readLatest(
  db: Kysely<Tables>,
  filter: LeadFilter,
  limit: number,
): Promise<{ readonly rows: readonly LeadRow[]; readonly count: number }> {
  const rows = await filtered(db, filter)
    .selectAll()
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  const total = await filtered(db, filter)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirst()
  return { rows: rows.reverse(), count: total?.count ?? 0 }
}

/** The leads of rows, with the ids of their files. */
export async function toLeads(db: Kysely<Tables>, rows: readonly LeadRow[]): Promise<readonly Lead[]> {
  const ids = rows.map(({ id }) => id)
  const links =
    ids.length > 0
      ? await db.selectFrom('lead_file').selectAll().where('lead_id', 'in', ids).orderBy('file_id').execute()
      : []
  return rows.map((row) =>
    toLead(
      row,
      links.filter(({ lead_id: leadId }) => leadId === row.id).map(({ file_id: fileId }) => fileId),
    ),
  )
}
