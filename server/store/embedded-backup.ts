import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { sql, type Kysely } from 'kysely'
import { Failure } from '../../src/lib/failure'
import { migrate, type Database } from './open-database'
import type { Tables } from './schema'

const notBackup = (file: string): Failure => new Failure(`${file} is not a backup of leads.`)

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith(code)

/** Whether an error, or its cause, says that a database is damaged. */
export const isDamage = (error: unknown): boolean =>
  hasCode(error, 'SQLITE_NOTADB') ||
  hasCode(error, 'SQLITE_CORRUPT') ||
  (error instanceof Error && isDamage(error.cause))

const damaged = (file: string): Failure => new Failure(`${file} is damaged.`)

/** The error for a backup that SQLite cannot read. SQLite's own would look like an error of the database. */
const copyError = (file: string, error: unknown): unknown => {
  if (hasCode(error, 'SQLITE_NOTADB')) return notBackup(file)
  return isDamage(error) ? damaged(file) : error
}

/** A table or an index, with the statement that creates it. */
interface SchemaRow {
  readonly name: string
  readonly type: string
  readonly sql: string
}

const schemaOf = async (db: Kysely<Tables>, database: 'main' | 'copy'): Promise<readonly SchemaRow[]> => {
  const { rows } = await sql<SchemaRow>`
    select name, type, sql from ${sql.ref(`${database}.sqlite_master`)}
    where sql is not null and name not like 'sqlite~_%' escape '~'`.execute(db)
  return rows
}

async function checkCopy(db: Kysely<Tables>, file: string): Promise<void> {
  const { rows } = await sql<{ integrity_check: string }>`PRAGMA copy.integrity_check(1)`.execute(db)
  if (rows[0]?.integrity_check !== 'ok') throw damaged(file)
  await sql`select name from copy.kysely_migration`.execute(db).catch(() => {
    throw notBackup(file)
  })
}

/** Fails while another process has the database open: only the last connection can leave WAL mode. */
async function excludeOthers(db: Kysely<Tables>): Promise<void> {
  try {
    await sql`PRAGMA main.journal_mode = DELETE`.execute(db)
    await sql`begin exclusive`.execute(db)
  } catch (error) {
    if (!hasCode(error, 'SQLITE_BUSY') && !hasCode(error, 'SQLITE_LOCKED')) throw error
    throw new Failure('Another process uses the database. Stop the server first.')
  }
}

/** Runs in a transaction. */
async function replaceContents(db: Kysely<Tables>): Promise<void> {
  const isTable = ({ type, name }: SchemaRow): boolean => type === 'table' && name !== 'audit'
  for (const { name } of (await schemaOf(db, 'main')).filter(isTable)) {
    await sql`drop table ${sql.ref(`main.${name}`)}`.execute(db)
  }
  const copied = await schemaOf(db, 'copy')
  for (const table of copied.filter(isTable)) {
    await sql.raw(table.sql).execute(db)
    await sql`insert into ${sql.ref(`main.${table.name}`)} select * from ${sql.ref(`copy.${table.name}`)}`.execute(db)
  }
  for (const index of copied.filter(({ type }) => type === 'index')) await sql.raw(index.sql).execute(db)
  if (copied.some(({ name }) => name === 'audit')) {
    await sql`insert into main.audit select * from copy.audit except select * from main.audit`.execute(db)
  }
  await sql`update main.lead set in_doubt = 1 where state = 'pending'`.execute(db)
}

export type EmbeddedBackup = ReturnType<typeof embeddedBackup>

export const embeddedBackup = ({ db }: Pick<Database, 'db'>) => ({
  /**
   * Writes a consistent copy to a new file that only its owner can read, while servers continue to write.
   *
   * @throws Failure if the file exists
   */
  write: async (file: string): Promise<void> => {
    if (existsSync(file)) throw new Failure(`${file} exists already.`)
    // An interrupted copy must not look like a backup.
    const partial = `${file}.partial`
    await rm(partial, { force: true })
    const handle = await open(partial, 'wx', 0o600)
    try {
      await sql`VACUUM INTO ${partial}`.execute(db)
      await handle.sync()
      await rename(partial, file)
    } catch (error) {
      await rm(partial, { force: true })
      throw error
    } finally {
      await handle.close()
    }
  },

  /**
   * Replaces everything except the audit with the contents of a copy, in one transaction. Pending leads in the copy may
   * have been delivered since, so delivery looks each of them up first.
   *
   * @param mayLose whether leads that are not in the copy may be lost
   * @throws Failure if the file is not a usable copy, another process uses the database, or leads would be lost
   */
  restore: async (file: string, mayLose: boolean): Promise<void> => {
    // SQLite would create it.
    if (!existsSync(file)) throw new Failure(`There is no ${file}.`)
    await db.connection().execute(async (connection) => {
      await sql`ATTACH ${file} AS copy`.execute(connection).catch((error: unknown) => {
        throw copyError(file, error)
      })
      try {
        await checkCopy(connection, file).catch((error: unknown) => {
          throw copyError(file, error)
        })
        await excludeOthers(connection)
        try {
          const { rows } = await sql<{ lost: number }>`
            select count(*) as lost from main.lead where id not in (select id from copy.lead)`.execute(connection)
          const lost = rows[0]?.lost ?? 0
          if (lost > 0 && !mayLose) {
            throw new Failure(`${lost} of the leads in the database are not in ${file}. Pass --yes to lose them.`)
          }
          await replaceContents(connection)
          await sql`commit`.execute(connection)
        } catch (error) {
          await sql`rollback`.execute(connection)
          throw error
        }
      } finally {
        // A failed wait for another process has closed the connection.
        await sql`DETACH copy`.execute(connection).catch(() => undefined)
        await sql`PRAGMA main.journal_mode = WAL`.execute(connection)
      }
    })
    // The copy may be from an earlier release.
    await migrate(db, 'sqlite')
  },
})
