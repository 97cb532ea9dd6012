import { randomBytes } from 'node:crypto'
import { CompiledQuery, type Transaction } from 'kysely'
import { fileAddress } from '../files'
import { digestOf, uuidOf, type Lead, type NewLead, type StoredFile } from '../lead'
import { createBatch } from './batch'
import { isDiskFull } from './disk-reserve'
import { embeddedBackup } from './embedded-backup'
import { leadDeletion } from './lead-deletion'
import { leadFiles, toFileRow } from './lead-files'
import { leadQueue } from './lead-queue'
import { chunks, readLatest, readRows, toLeads, toRow, type LeadFilter, type NewRow } from './lead-rows'
import { openDatabase, type Database, type RunStatement } from './open-database'
import type { Tables } from './schema'

/** Maximum leads stored together. */
const batchSize = 100

/** Removes the lead's own files. Files uploaded earlier stay. */
function withoutFiles(lead: NewLead, files: readonly StoredFile[]): NewLead {
  const addresses = new Set(files.map(({ id }) => fileAddress(id)))
  const ids = new Set(files.map(({ id }) => id))
  return {
    ...lead,
    fields: lead.fields.map((field) => (addresses.has(field.value) ? { ...field, value: '' } : field)),
    fileIds: lead.fileIds.filter((id) => !ids.has(id)),
  }
}

function leadSaver({ db, reserve }: Database) {
  /** @returns the ids that were new */
  const insert = async (
    trx: Transaction<Tables> | typeof db,
    rows: readonly NewRow[],
  ): Promise<ReadonlySet<string>> => {
    const inserted = await trx
      .insertInto('lead')
      .values(rows)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .execute()
    return new Set(inserted.map(({ id }) => id))
  }

  const insertTogether = createBatch(async (rows: readonly NewRow[]) => {
    const inserted = await insert(db, rows)
    // Of several leads with one id, the first was stored.
    return rows.map((row, index) => inserted.has(row.id) && rows.findIndex(({ id }) => id === row.id) === index)
  }, batchSize)

  /** @returns whether the lead was new */
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

  /** Clears the spam mark when the same form is sent again and no longer looks automated. */
  const clearSpamMark = async (id: string): Promise<void> => {
    await db
      .updateTable('lead')
      .set({ state: 'pending', spam_reason: null })
      .where('id', '=', id)
      .where('state', '=', 'spam')
      .execute()
  }

  const save = async (lead: NewLead, digest: string, files: readonly StoredFile[]): Promise<string> => {
    if (await insertWithFiles(lead, digest, files)) return lead.id
    const known = await db.selectFrom('lead').select('digest').where('id', '=', lead.id).executeTakeFirst()
    if (known?.digest === digest) {
      if (!lead.spamReason) await clearSpamMark(lead.id)
      return lead.id
    }
    const corrected = { ...lead, id: uuidOf(`${lead.id} ${digest}`) }
    await insertWithFiles(corrected, digest, files)
    return corrected.id
  }

  /**
   * Stores a lead; it is on disk when the promise resolves. The same lead is stored once. A different lead with the
   * same id, such as a correction, gets a new id derived from both. On a full disk, the lead is stored without the
   * files that came with it.
   *
   * @param files the lead's own files, stored in the same transaction
   * @param options.isFull whether there is no space for the files
   * @returns the id under which it is stored
   */
  return async (lead: NewLead, files: readonly StoredFile[] = [], { isFull = false } = {}): Promise<string> => {
    // Computed before files are dropped, so that a retry is recognized.
    const digest = digestOf(lead, files)
    const saveWithoutFiles = (): Promise<string> => save(withoutFiles(lead, files), digest, [])
    // The remaining space of a full disk is reserved for leads.
    if (isFull || (files.length > 0 && !(await reserve.keep()))) return saveWithoutFiles()
    try {
      return await save(lead, digest, files)
    } catch (error) {
      if (!isDiskFull(error)) throw error
      await reserve.release()
      return saveWithoutFiles()
    }
  }
}

/** In bytes, before Base64. Random data, because a database may compress repetitions. */
const probeSize = 12 * 1024

/** Whether leads can be stored. */
function storeHealth({ db, reserve }: Database) {
  return {
    /**
     * Writes about as much as a lead. A full disk counts as healthy while there is a reserve, which leads may use.
     *
     * @throws Error if no lead could be stored: the database fails, is read-only, or its disk is full
     */
    probe: async (): Promise<void> => {
      const content = randomBytes(probeSize).toString('base64')
      try {
        await db
          .insertInto('probe')
          .values({ id: 1, content })
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ content }))
          .execute()
      } catch (error) {
        const hasReserve = ((await reserve.space())?.reserved ?? 0) > 0
        if (!isDiskFull(error) || !hasReserve) throw error
      }
    },
    /** The disk space of an embedded database; `undefined` for a database server. */
    diskSpace: reserve.space,
  }
}

/** Stores leads before they are acknowledged, and until they are deleted. */
export type LeadStore = ReturnType<typeof createLeadStore>

/** Creates a store on an open database. Closing the store closes the database. */
export function createLeadStore(database: Database) {
  const { db } = database
  const files = leadFiles(database)
  const runStatement: RunStatement = ({ text, values }) => db.executeQuery(CompiledQuery.raw(text, [...values]))
  return {
    saveLead: leadSaver(database),
    ...files,
    ...leadQueue(database),
    ...leadDeletion(database, files),
    ...storeHealth(database),
    /** Absent for a database server, which has its own backup tools. */
    backup: database.engine === 'sqlite' ? embeddedBackup(database) : undefined,
    /** Reads leads in the order of arrival, in pages. */
    async *readLeads(filter?: LeadFilter): AsyncGenerator<Lead> {
      for await (const rows of readRows(db, filter)) yield* await toLeads(db, rows)
    },
    /** The latest leads in the order of arrival, and how many there are with this filter. */
    readLatestLeads: async (filter: LeadFilter, limit: number) => {
      const { rows, count } = await readLatest(db, filter, limit)
      const leads = await Promise.all(chunks(rows).map((part) => toLeads(db, part)))
      return { leads: leads.flat(), count }
    },
    /** Logs an operator's action on visitor data. The log is never deleted. */
    recordAction: async (action: Tables['audit']): Promise<void> => {
      await db.insertInto('audit').values(action).execute()
    },
    /** The oldest first. */
    readAudit: (): Promise<readonly Tables['audit'][]> => db.selectFrom('audit').selectAll().orderBy('at').execute(),
    /** Runs a statement outside the store's own tables, such as those of the rate limiter. */
    runStatement,
    close: (): Promise<void> => db.destroy(),
  }
}

/**
 * Opens the store.
 *
 * @param url `file:` for an embedded database, `postgres:` for a server
 * @throws Failure naming the database if it cannot be opened
 */
export const openLeadStore = async (url: string): Promise<LeadStore> => createLeadStore(await openDatabase(url))
