import { sql } from 'kysely'
import type { LeadState } from '../lead'
import type { LeadFiles } from './lead-files'
import { chunks, hasEmail, readRows, type LeadFilter, type LeadRow } from './lead-rows'
import type { Database } from './open-database'

export interface Deleted {
  readonly leads: number
  readonly files: number
}

/** How long things are kept. Times are in ms; what is absent is kept until somebody deletes it. */
export interface Retention {
  readonly leads?: number
  /** The states of leads that are deleted after that time. */
  readonly states: readonly LeadState[]
  /** IP addresses of visitors. */
  readonly addresses?: number
}

/** What the store deletes. */
export interface LeadDeletion {
  /** Deletes every lead in which some field is this e-mail address, with its files. */
  readonly deleteByEmail: (email: string) => Promise<Deleted>
  /**
   * Deletes what has been kept long enough, files that have belonged to no lead, or to spam, for a week, and
   * keeps some space on the disk free for leads.
   *
   * @param now milliseconds since 1970
   */
  readonly tidy: (now: number, retention: Retention) => Promise<void>
}

/** Files that were uploaded for a form that nobody sent, and files of spam, are kept this long, in ms. */
const looseFileLifetime = 7 * 24 * 60 * 60 * 1000

export function leadDeletion(
  { db, engine, reserve }: Database,
  { deleteLooseFiles }: Pick<LeadFiles, 'deleteLooseFiles'>,
): LeadDeletion {
  const deleteLeads = (ids: readonly string[]): Promise<number> =>
    db.transaction().execute(async (trx) => {
      const named = await trx.selectFrom('lead_file').select('file_id').where('lead_id', 'in', ids).execute()
      await trx.deleteFrom('lead_file').where('lead_id', 'in', ids).execute()
      await trx.deleteFrom('lead').where('id', 'in', ids).execute()
      if (named.length === 0) return 0
      const deleted = await trx
        .deleteFrom('file')
        .where('id', 'in', [...new Set(named.map(({ file_id: fileId }) => fileId))])
        .where('id', 'not in', trx.selectFrom('lead_file').select('file_id'))
        .returning('id')
        .execute()
      return deleted.length
    })

  /** The log still holds what was there before. */
  const clearLog = async (): Promise<void> => {
    if (engine === 'sqlite') await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db)
  }

  const deleteWhere = async (filter: LeadFilter, isMeant: (row: LeadRow) => boolean): Promise<Deleted> => {
    let [leads, files] = [0, 0]
    for await (const rows of readRows(db, filter)) {
      for (const ids of chunks(rows.filter(isMeant).map(({ id }) => id))) {
        files += await deleteLeads(ids)
        leads += ids.length
      }
    }
    if (leads > 0) await clearLog()
    return { leads, files }
  }

  return {
    deleteByEmail: (email) => {
      const wanted = email.trim().toLowerCase()
      return deleteWhere({}, (row) => hasEmail(row, wanted))
    },

    tidy: async (now, { leads, states, addresses }) => {
      await reserve.keep()
      await deleteLooseFiles(now - looseFileLifetime)
      // The keys hold networks of visitors.
      if (engine === 'postgres') await db.deleteFrom('rate_limit').where('expire', '<', now).execute()
      if (leads !== undefined) await deleteWhere({ states, receivedBefore: now - leads }, () => true)
      if (addresses !== undefined) {
        const cleared = await db
          .updateTable('lead')
          .set({ ip_address: '' })
          .where('received_at', '<', now - addresses)
          .where('ip_address', '!=', '')
          .returning('id')
          .execute()
        if (cleared.length > 0) await clearLog()
      }
    },
  }
}
