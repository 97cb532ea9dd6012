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

/** Bytes of stored files. */
export interface FileBytes {
  readonly all: number
  /** Of files without a lead, or of spam. */
  readonly loose: number
}

/** Files in the store. */
export interface LeadFiles {
  readonly saveFile: (file: StoredFile, receivedAt: number) => Promise<void>
  readonly readFile: (id: string) => Promise<StoredFile | undefined>
  /** The given ids that have a file. */
  readonly knownFiles: (ids: readonly string[]) => Promise<ReadonlySet<string>>
  readonly setCrmUrl: (fileId: string, crmUrl: string) => Promise<void>
  readonly fileBytes: () => Promise<FileBytes>
  /** Deletes files without a lead, or of spam, that were uploaded before the given time. */
  readonly deleteLooseFiles: (before: number) => Promise<number>
}

export function leadFiles({ db, reserve }: Database): LeadFiles {
  /** Files of leads that are not spam. */
  const wanted = db
    .selectFrom('lead_file')
    .innerJoin('lead', 'lead.id', 'lead_file.lead_id')
    .where('lead.state', '!=', 'spam')
    .select('lead_file.file_id')

  return {
    saveFile: async (file, receivedAt) => {
      if (!(await reserve.keep())) throw new Error('The disk is full. The remaining space is reserved for leads.')
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

    fileBytes: async () => {
      const sums = db.selectFrom('file').select((select) => select.fn.sum<number | string | null>('size').as('bytes'))
      const [all, loose] = [await sums.executeTakeFirst(), await sums.where('id', 'not in', wanted).executeTakeFirst()]
      return { all: Number(all?.bytes ?? 0), loose: Number(loose?.bytes ?? 0) }
    },

    deleteLooseFiles: (before) =>
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
