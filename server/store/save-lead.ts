import type { Transaction } from 'kysely'
import { fileAddress } from '../files'
import type { NewLead, StoredFile } from '../lead'
import { uuidOf } from '../submissions/lead-identity'
import { createBatch } from './batch'
import { isDiskFull } from './disk-reserve'
import { toFileRow } from './lead-files'
import { digestOf, toRow, type NewRow } from './lead-rows'
import type { Database } from './open-database'
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

/** Implements `LeadStore.saveLead`. */
export function leadSaver({ db, reserve }: Database) {
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
