import { createHash } from 'node:crypto'
import { sql, type Insertable, type Selectable, type Transaction } from 'kysely'
import type { FormUse } from '../../data/form-definition'
import type { Lead, LeadConsent, LeadField, LeadState, NewLead, SpamReason, StoredFile } from '../lead'
import { uuidOf } from '../submissions/uuid-of'
import { withContents } from '../submissions/with-contents'
import { createBatch } from './batch'
import { openDatabase } from './open-database'
import type { Tables } from './tables'

/** Which leads a list is about; all of them without a word. */
export interface LeadFilter {
  readonly states?: readonly LeadState[]
  readonly formId?: string
}

export interface Failure {
  readonly error: string
  /** When to try again, in milliseconds since 1970; absent when there is no point in it. */
  readonly nextAttemptAt?: number
  /** Whether the CRM may have it all the same. */
  readonly isInDoubt: boolean
}

/** What a claim is given out for. */
export interface Claim {
  /** Milliseconds since 1970. */
  readonly now: number
  readonly limit: number
  /** How long the claimer has the leads to itself, in ms. Whatever it has not recorded by then is claimed again. */
  readonly lease: number
}

export interface Deleted {
  readonly leads: number
  readonly files: number
}

/** Where leads are, from before they are acknowledged until somebody deletes them. */
export interface LeadStore {
  /**
   * Stores a lead; when this resolves it is on disk. The same lead again is stored once. Another one
   * under the same id, as after a correction, is stored under an id that follows from both.
   *
   * @param files that came with it: they are stored with the lead, or not at all, and tell it from others
   *   by what is in them
   * @returns the id under which it is stored
   */
  readonly saveLead: (lead: NewLead, files?: readonly StoredFile[]) => Promise<string>
  readonly saveFile: (file: StoredFile, receivedAt: number) => Promise<void>
  readonly readFile: (id: string) => Promise<StoredFile | undefined>
  /** The ids among the given ones that there are files for. */
  readonly knownFiles: (ids: readonly string[]) => Promise<ReadonlySet<string>>
  readonly setCrmUrl: (fileId: string, crmUrl: string) => Promise<void>
  /** Takes leads that are due for delivery, so that no other worker does. Each counts as a try from here on. */
  readonly claimDue: (claim: Claim) => Promise<readonly Lead[]>
  readonly recordDelivered: (id: string, now: number) => Promise<void>
  readonly recordFailure: (id: string, failure: Failure) => Promise<void>
  /** When the next lead is due, in milliseconds since 1970. */
  readonly nextDue: () => Promise<number | undefined>
  /** The leads in the order in which they came, a part at a time. */
  readonly readLeads: (filter?: LeadFilter) => AsyncGenerator<Lead>
  readonly countByState: () => Promise<Readonly<Record<LeadState, number>>>
  /** Has leads delivered anew, with all their tries: those of the ids, or all of a state. */
  readonly requeue: (which: { readonly ids: readonly string[] } | { readonly state: LeadState }) => Promise<number>
  /** Deletes every lead in which some field is this e-mail address, with its files. */
  readonly deleteByEmail: (email: string) => Promise<Deleted>
  /** Deletes files that belong to no lead and were uploaded before the given time. */
  readonly deleteLooseFiles: (before: number) => Promise<number>
  /** Deletes files that have belonged to no lead for a week. It costs nothing to ask often: it is done once an hour. */
  readonly tidy: (now: number) => Promise<void>
  /** The bytes of all files that belong to no lead. */
  readonly looseBytes: () => Promise<number>
  readonly close: () => Promise<void>
}

const hour = 60 * 60 * 1000

/** Files that were uploaded for a form that nobody sent are kept this long, in ms. */
const looseFileLifetime = 7 * 24 * hour

const pageSize = 500

/** The most leads that are stored together. */
const batchSize = 100

/** The most values in one query; databases have a limit. */
const chunkSize = 500

const chunks = <T>(values: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(values.length / chunkSize) }, (_, index) =>
    values.slice(index * chunkSize, (index + 1) * chunkSize),
  )

const digestOf = ({ formId, fields, consent }: NewLead, files: readonly StoredFile[]): string =>
  createHash('sha256')
    .update(JSON.stringify([formId, withContents(fields, files), consent ?? null]))
    .digest('hex')

const toBytes = (content: Uint8Array | ArrayBuffer): Buffer =>
  content instanceof ArrayBuffer
    ? Buffer.from(content)
    : Buffer.from(content.buffer, content.byteOffset, content.byteLength)

type Row = Insertable<Tables['lead']>

const toFileRow = (file: StoredFile, receivedAt: number): Insertable<Tables['file']> => ({
  id: file.id,
  name: file.name,
  content_type: file.contentType,
  content: file.content,
  size: file.content.length,
  received_at: receivedAt,
})

const toRow = (lead: NewLead, digest: string): Row => ({
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
  next_attempt_at: lead.receivedAt,
  in_doubt: 0,
})

/** The columns of a lead but those that are the store's own business. */
const toLead = (row: Selectable<Tables['lead']>, fileIds: readonly string[]): Lead => ({
  id: row.id,
  formId: row.form_id,
  formUse: row.form_use as FormUse,
  fields: JSON.parse(row.fields) as LeadField[],
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

const hasEmail = (fieldsJson: string, email: string): boolean =>
  (JSON.parse(fieldsJson) as LeadField[]).some(({ value }) => value.trim().toLowerCase() === email)

/**
 * Opens the store of the leads.
 *
 * @param url `file:` for an embedded database; `libsql:`, `https:` or `postgres:` for a server
 * @param token for a server of libSQL
 * @throws Error naming the database, when it can't be opened
 */
export async function openLeadStore(url: string, token?: string): Promise<LeadStore> {
  const { db, engine } = await openDatabase(url, token)

  /** @returns the ids that were not there before */
  const insert = async (trx: Transaction<Tables> | typeof db, rows: readonly Row[]): Promise<ReadonlySet<string>> => {
    const inserted = await trx
      .insertInto('lead')
      .values(rows)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .execute()
    return new Set(inserted.map(({ id }) => id))
  }

  const insertTogether = createBatch(async (rows: readonly Row[]) => {
    const inserted = await insert(db, rows)
    // Of several with one id, the first was stored.
    return rows.map((row, index) => inserted.has(row.id) && rows.findIndex(({ id }) => id === row.id) === index)
  }, batchSize)

  /** @returns whether it was not there before */
  const insertWithFiles = (lead: NewLead, digest: string, files: readonly StoredFile[]): Promise<boolean> => {
    const row = toRow(lead, digest)
    if (lead.fileIds.length === 0) return insertTogether(row)
    return db.transaction().execute(async (trx) => {
      const inserted = await insert(trx, [row])
      if (inserted.size === 0) return false
      for (const file of files) await trx.insertInto('file').values(toFileRow(file, lead.receivedAt)).execute()
      await trx
        .insertInto('lead_file')
        .values(lead.fileIds.map((fileId) => ({ lead_id: lead.id, file_id: fileId })))
        .execute()
      return true
    })
  }

  const fileIdsOf = async (leadIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> => {
    const rows =
      leadIds.length > 0
        ? await db.selectFrom('lead_file').selectAll().where('lead_id', 'in', leadIds).orderBy('file_id').execute()
        : []
    return new Map(
      leadIds.map((id) => [id, rows.filter((row) => row.lead_id === id).map(({ file_id: fileId }) => fileId)]),
    )
  }

  const toLeads = async (rows: readonly Selectable<Tables['lead']>[]): Promise<readonly Lead[]> => {
    const fileIds = await fileIdsOf(rows.map(({ id }) => id))
    return rows.map((row) => toLead(row, fileIds.get(row.id) ?? []))
  }

  async function* readRows(
    { states, formId }: LeadFilter = {},
    startAfter: { readonly receivedAt: number; readonly id: string } = { receivedAt: -1, id: '' },
  ): AsyncGenerator<readonly Selectable<Tables['lead']>[]> {
    let last = startAfter
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
      const rows = await query.execute()
      const end = rows.at(-1)
      if (!end) return
      yield rows
      last = { receivedAt: end.received_at, id: end.id }
    }
  }

  const isLoose = db.selectFrom('lead_file').select('file_id')

  const deleteLooseFiles = async (before: number): Promise<number> => {
    const deleted = await db
      .deleteFrom('file')
      .where('received_at', '<', before)
      .where('id', 'not in', isLoose)
      .returning('id')
      .execute()
    return deleted.length
  }

  let nextTidying = 0

  return {
    saveLead: async (lead, files = []) => {
      const digest = digestOf(lead, files)
      if (await insertWithFiles(lead, digest, files)) return lead.id
      const known = await db.selectFrom('lead').select('digest').where('id', '=', lead.id).executeTakeFirst()
      if (known?.digest === digest) return lead.id
      const corrected = { ...lead, id: uuidOf(`${lead.id} ${digest}`) }
      await insertWithFiles(corrected, digest, files)
      return corrected.id
    },

    saveFile: async (file, receivedAt) => {
      await db.insertInto('file').values(toFileRow(file, receivedAt)).execute()
    },

    readFile: async (id) => {
      const row = await db.selectFrom('file').selectAll().where('id', '=', id).executeTakeFirst()
      return (
        row && {
          id: row.id,
          name: row.name,
          contentType: row.content_type,
          content: toBytes(row.content),
          crmUrl: row.crm_url ?? undefined,
        }
      )
    },

    knownFiles: async (ids) => {
      const rows = ids.length > 0 ? await db.selectFrom('file').select('id').where('id', 'in', ids).execute() : []
      return new Set(rows.map(({ id }) => id))
    },

    setCrmUrl: async (fileId, crmUrl) => {
      await db.updateTable('file').set({ crm_url: crmUrl }).where('id', '=', fileId).execute()
    },

    claimDue: async ({ now, limit, lease }) => {
      const due = db
        .selectFrom('lead')
        .select('id')
        .where('state', '=', 'pending')
        .where('next_attempt_at', '<=', now)
        .where((where) => where.or([where('lease_until', 'is', null), where('lease_until', '<=', now)]))
        .orderBy('next_attempt_at')
        .limit(limit)
      const rows = await db
        .updateTable('lead')
        .set((set) => ({
          attempts: set('attempts', '+', 1),
          // A lease that ran out was never recorded: that worker died, perhaps after the CRM had the lead.
          in_doubt: set.case().when('lease_until', 'is not', null).then(1).else(set.ref('in_doubt')).end(),
          lease_until: now + lease,
        }))
        .where('id', 'in', engine === 'postgres' ? due.forUpdate().skipLocked() : due)
        .returningAll()
        .execute()
      return toLeads(rows.sort((first, second) => first.received_at - second.received_at))
    },

    recordDelivered: async (id, now) => {
      await db
        .updateTable('lead')
        .set({ state: 'delivered', delivered_at: now, last_error: null, in_doubt: 0, lease_until: null })
        .where('id', '=', id)
        .execute()
    },

    recordFailure: async (id, { error, nextAttemptAt, isInDoubt }) => {
      await db
        .updateTable('lead')
        .set({ last_error: error, in_doubt: isInDoubt ? 1 : 0, lease_until: null })
        .set(nextAttemptAt === undefined ? { state: 'dead' } : { next_attempt_at: nextAttemptAt })
        .where('id', '=', id)
        .execute()
    },

    nextDue: async () => {
      const row = await db
        .selectFrom('lead')
        .select((select) => select.fn.min(select.fn.coalesce('lease_until', 'next_attempt_at')).as('due'))
        .where('state', '=', 'pending')
        .executeTakeFirst()
      return row?.due ?? undefined
    },

    async *readLeads(filter) {
      for await (const rows of readRows(filter)) yield* await toLeads(rows)
    },

    countByState: async () => {
      const rows = await db
        .selectFrom('lead')
        .select((select) => ['state' as const, select.fn.countAll<number>().as('count')])
        .groupBy('state')
        .execute()
      const counts = Object.fromEntries(rows.map(({ state, count }) => [state, count]))
      return { pending: 0, delivered: 0, dead: 0, spam: 0, ...counts }
    },

    requeue: async (which) => {
      const update = db
        .updateTable('lead')
        .set({ state: 'pending', attempts: 0, next_attempt_at: 0 })
        .where('state', '!=', 'delivered')
        // Somebody is at work on it.
        .where('lease_until', 'is', null)
        .returning('id')
      if ('state' in which) return (await update.where('state', '=', which.state).execute()).length
      const updated = await Promise.all(chunks(which.ids).map((ids) => update.where('id', 'in', ids).execute()))
      return updated.flat().length
    },

    deleteByEmail: async (email) => {
      const wanted = email.trim().toLowerCase()
      const leadIds: string[] = []
      for await (const rows of readRows()) {
        leadIds.push(...rows.filter(({ fields }) => hasEmail(fields, wanted)).map(({ id }) => id))
      }
      let files = 0
      for (const ids of chunks(leadIds)) {
        files += await db.transaction().execute(async (trx) => {
          const named = await trx.selectFrom('lead_file').select('file_id').where('lead_id', 'in', ids).execute()
          await trx.deleteFrom('lead_file').where('lead_id', 'in', ids).execute()
          await trx.deleteFrom('lead').where('id', 'in', ids).execute()
          if (named.length === 0) return 0
          const deleted = await trx
            .deleteFrom('file')
            .where('id', 'in', [...new Set(named.map(({ file_id: fileId }) => fileId))])
            .where('id', 'not in', isLoose)
            .returning('id')
            .execute()
          return deleted.length
        })
      }
      // The log still holds what was there before.
      if (engine === 'sqlite' && url.startsWith('file:')) await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db)
      return { leads: leadIds.length, files }
    },

    deleteLooseFiles,

    tidy: async (now) => {
      if (now < nextTidying) return
      nextTidying = now + hour
      await deleteLooseFiles(now - looseFileLifetime)
    },

    looseBytes: async () => {
      const row = await db
        .selectFrom('file')
        .select((select) => select.fn.sum<number | null>('size').as('bytes'))
        .where('id', 'not in', isLoose)
        .executeTakeFirst()
      return row?.bytes ?? 0
    },

    close: () => db.destroy(),
  }
}
