import type { Kysely } from 'kysely'
import type { Lead, LeadState } from '../lead'
import { toLead, type LeadRow } from './lead-rows'
import type { Tables } from './tables'

/** Which leads a list is about; without any of it, all. */
export interface LeadFilter {
  readonly states?: readonly LeadState[]
  readonly formId?: string
  /** Those that came before this time, in milliseconds since 1970. */
  readonly receivedBefore?: number
}

const pageSize = 500

/** Leads in the order in which they came, some at a time. Those that are read may be deleted meanwhile. */
export async function* readRows(
  db: Kysely<Tables>,
  { states, formId, receivedBefore }: LeadFilter = {},
): AsyncGenerator<readonly LeadRow[]> {
  let last = { receivedAt: -1, id: '' }
  for (;;) {
    const { receivedAt, id } = last
    let query = db
      .selectFrom('lead')
      .selectAll()
      .where((where) =>
        where.or([
          where('received_at', '>', receivedAt),
          where.and([where('received_at', '=', receivedAt), where('id', '>', id)]),
        ]),
      )
      .orderBy('received_at')
      .orderBy('id')
      .limit(pageSize)
    if (states) query = query.where('state', 'in', states)
    if (formId !== undefined) query = query.where('form_id', '=', formId)
    if (receivedBefore !== undefined) query = query.where('received_at', '<', receivedBefore)
    const rows = await query.execute()
    const end = rows.at(-1)
    if (!end) return
    yield rows
    last = { receivedAt: end.received_at, id: end.id }
  }
}

/** The rows with the files that belong to them. */
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
