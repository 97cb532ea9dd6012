import type { Insertable } from 'kysely'
import type { StoredFile } from '../lead'
import type { Database } from './open-database'
import type { Tables } from './schema'

export const toFileRow = (file: StoredFile, receivedAt: number): Insertable<Tables['file']> => ({
  id: file.id,
  name: file.name,
  content_type: file.contentType,
  content: file.content,
  size: file.content.length,
  received_at: receivedAt,
})

const toBytes = (content: Uint8Array | ArrayBuffer): Buffer =>
  ArrayBuffer.isView(content)
    ? Buffer.from(content.buffer, content.byteOffset, content.byteLength)
    : Buffer.from(content)

export type LeadFiles = ReturnType<typeof leadFiles>

export function leadFiles({ db, reserve }: Database) {
  /** Files of leads that are not spam. */
  const wanted = db
    .selectFrom('lead_file')
    .innerJoin('lead', 'lead.id', 'lead_file.lead_id')
    .where('lead.state', '!=', 'spam')
    .select('lead_file.file_id')

  return {
    saveFile: async (file: StoredFile, receivedAt: number): Promise<void> => {
      if (!(await reserve.keep())) throw new Error('The disk is full. The remaining space is reserved for leads.')
      await db.insertInto('file').values(toFileRow(file, receivedAt)).execute()
    },

    readFile: async (id: string): Promise<StoredFile | undefined> => {
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

    /** @returns the given ids that have a file */
    knownFiles: async (ids: readonly string[]): Promise<ReadonlySet<string>> => {
      const rows = ids.length > 0 ? await db.selectFrom('file').select('id').where('id', 'in', ids).execute() : []
      return new Set(rows.map(({ id }) => id))
    },

    setCrmUrl: async (fileId: string, crmUrl: string): Promise<void> => {
      await db.updateTable('file').set({ crm_url: crmUrl }).where('id', '=', fileId).execute()
    },

    /** Bytes of all files, and of those without a lead or of spam. */
    fileBytes: async () => {
      const sums = db.selectFrom('file').select((select) => select.fn.sum<number | string | null>('size').as('bytes'))
      const [all, loose] = [await sums.executeTakeFirst(), await sums.where('id', 'not in', wanted).executeTakeFirst()]
      return { all: Number(all?.bytes ?? 0), loose: Number(loose?.bytes ?? 0) }
    },

    /** Deletes files without a lead, or of spam, that were uploaded before the given time. */
    deleteLooseFiles: (before: number): Promise<number> =>
      db.transaction().execute(async (trx) => {
        const deleted = await trx
          .deleteFrom('file')
          .where('received_at', '<', before)
          .where('id', 'not in', wanted)
          .returning('id')
          .execute()
        if (deleted.length > 0) {
          const known = trx.selectFrom('file').select('id')
          await trx.deleteFrom('lead_file').where('file_id', 'not in', known).execute()
        }
        return deleted.length
      }),
  }
}
