import { sql } from 'kysely'
import type { LeadState } from '../lead'
import type { LeadFiles } from './lead-files'
import { chunks, hasEmail, readRows, type LeadFilter, type LeadRow } from './lead-rows'
import type { Database } from './open-database'

interface Deleted {
  readonly leads: number
  readonly files: number
}

/** What a person's deletion removed. */
export interface DeletedPerson extends Deleted {
  /** Whether the log of an embedded database still has the data, because another process reads it. */
  readonly isInLog: boolean
}

/** How long to keep data, in ms. Data without a time is never deleted automatically. */
export interface Retention {
  readonly leads?: number
  /** The states of the leads to delete after that time. */
  readonly states: readonly LeadState[]
  /** IP addresses of visitors. */
  readonly addresses?: number
}

/** Lifetime of files without a lead, and of files of spam, in ms. */
const looseFileLifetime = 7 * 24 * 60 * 60 * 1000

export function leadDeletion(
  { db, engine, reserve }: Database,
  { deleteLooseFiles }: Pick<LeadFiles, 'deleteLooseFiles'>,
) {
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

  /**
   * Clears the write-ahead log, which still contains deleted data.
   *
   * @returns false if another process reads the log
   */
  const clearLog = async (): Promise<boolean> => {
    if (engine !== 'sqlite') return true
    const { rows } = await sql<{ busy: number }>`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db)
    return rows[0]?.busy === 0
  }

  const deleteWhere = async (filter: LeadFilter, isMeant: (row: LeadRow) => boolean): Promise<Deleted> => {
    let [leads, files] = [0, 0]
    for await (const rows of readRows(db, filter)) {
      for (const ids of chunks(rows.filter(isMeant).map(({ id }) => id))) {
        files += await deleteLeads(ids)
        leads += ids.length
      }
    }
    return { leads, files }
  }

  return {
    /** Deletes every lead with this email address in any field, with its files, and clears the log. */
    deleteByEmail: async (email: string): Promise<DeletedPerson> => {
      const deleted = await deleteWhere({}, (row) => hasEmail(row, email))
      // Also if there are no leads: an earlier deletion may have left their data in the log.
      return { ...deleted, isInLog: !(await clearLog()) }
    },

    /**
     * Deletes expired data, and files that have had no lead, or belonged to spam, for a week. Reserves disk space for
     * leads.
     *
     * @param now milliseconds since 1970
     */
    tidy: async (now: number, { leads, states, addresses }: Retention): Promise<void> => {
      await reserve.keep()
      await deleteLooseFiles(now - looseFileLifetime)
      // The keys contain visitors' networks.
      if (engine === 'postgres') await db.deleteFrom('rate_limit').where('expire', '<', now).execute()
      if (leads !== undefined) await deleteWhere({ states, receivedBefore: now - leads }, () => true)
      if (addresses !== undefined) {
        await db
          .updateTable('lead')
          .set({ ip_address: '' })
          .where('received_at', '<', now - addresses)
          .where('ip_address', '!=', '')
          .execute()
      }
      // Always, because the last attempt fails if another process reads the log.
      await clearLog()
    },
  }
}
