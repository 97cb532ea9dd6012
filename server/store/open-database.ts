import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, open, stat } from 'node:fs/promises'
import path from 'node:path'
import { Kysely, Migrator, sql, type Dialect, type Migration } from 'kysely'
import { DatabaseError } from 'pg'
import { Failure } from '../../src/lib/failure'
import { messageOf } from '../../src/lib/message-of'
import { createReserve, noReserve, type DiskReserve } from './disk-reserve'
import { postgresDialect } from './postgres'
import { migrationsFor, type Engine, type Tables } from './schema'
import { openSqlite } from './sqlite'

/** Runs one statement, with placeholders such as `$1`. */
export type RunStatement = (statement: {
  readonly text: string
  readonly values: readonly unknown[]
}) => Promise<{ readonly rows: readonly unknown[] }>

export interface Database {
  readonly db: Kysely<Tables>
  readonly engine: Engine
  readonly reserve: DiskReserve
}

/** How long a query waits for another writing process or for a server, in ms. */
const timeout = 5000

/** Processes that start together all try to create the tables; the slower ones try again. */
const migrationTries = 5

/** Suffixes of the files of an embedded database. */
const parts = ['', '-wal', '-shm', '-journal', '-reserve']

/**
 * Creates the file of an embedded database, readable only by its owner. As root, it belongs to the owner of its folder,
 * so that the server can open what a command has created. SQLite creates the others with its mode and its owner.
 */
async function createPrivately(file: string): Promise<void> {
  const folder = path.dirname(file)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const isNew = !existsSync(file)
  await (await open(file, 'a', 0o600)).close()
  if (isNew && process.getuid?.() === 0) {
    const { uid, gid } = await stat(folder)
    // In a container, root may not be allowed to change owners.
    await chown(file, uid, gid).catch(() => undefined)
  }
  // Earlier releases created world-readable files. Files of another account are not changed.
  await Promise.all(parts.map((part) => chmod(`${file}${part}`, 0o600).catch(() => undefined)))
}

export const fileOf = (url: string): string => url.slice('file:'.length).replace(/^\/\/(?=\/)/, '')

async function openEmbedded(url: string): Promise<{ dialect: Dialect; reserve: DiskReserve }> {
  const file = fileOf(url)
  const isInMemory = file === ':memory:'
  if (!isInMemory) await createPrivately(file)
  const dialect = await openSqlite(file, timeout)
  // A database in memory, as in tests, needs no disk.
  return { dialect, reserve: isInMemory ? noReserve : createReserve(`${file}-reserve`) }
}

/** Whether an address is that of an embedded database, not of a PostgreSQL server. */
export const isEmbedded = (url: string): boolean => url.startsWith('file:')

/** Connects to a database without touching its tables. */
export const openDialect = async (url: string): Promise<{ dialect: Dialect; reserve: DiskReserve; engine: Engine }> =>
  isEmbedded(url)
    ? { ...(await openEmbedded(url)), engine: 'sqlite' }
    : { dialect: postgresDialect(url, timeout), reserve: noReserve, engine: 'postgres' }

/** Whether a database reports it: a full disk, a lock, a missing permission. */
export const isDatabaseError = (error: unknown): error is Error =>
  error instanceof DatabaseError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_'))

/** The migrations of this release, and the names of all that have run. */
async function allMigrations(db: Kysely<Tables>, engine: Engine): Promise<Record<string, Migration>> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`
    .execute(db)
    .catch((error: unknown) => {
      // A new database does not have this table. A server that cannot be reached is not asked again.
      if (isDatabaseError(error)) return { rows: [] }
      throw error
    })
  const executed = rows.map(({ name }) => [name, { up: () => Promise.resolve() }] as const)
  return { ...Object.fromEntries(executed), ...migrationsFor(engine) }
}

/**
 * Migrates the tables. Migrations only add, so those of a later release stay as they are: a rollback does not stop the
 * forms.
 */
export async function migrate(db: Kysely<Tables>, engine: Engine): Promise<void> {
  for (let left = migrationTries - 1; ; left -= 1) {
    // Read before the migrator takes the only connection of an embedded database.
    const migrations = await allMigrations(db, engine)
    const provider = { getMigrations: () => Promise.resolve(migrations) }
    const { error } = await new Migrator({ db, provider }).migrateToLatest()
    if (!error) return
    if (left === 0) throw error instanceof Error ? error : new Error('The tables could not be created.')
    await new Promise((resolve) => setTimeout(resolve, 100 + Math.random() * 200))
  }
}

/**
 * Removes a possible password from an address, or from a sentence with one: everything up to the last `@`, because an
 * unencoded password can contain any character, and everything after a `?` or `#`.
 */
const withoutSecrets = (text: string): string => text.replace(/^([^:]*:(?:\/\/)?).*@/s, '$1').replace(/[?#].*/s, '')

/**
 * Opens the leads database and migrates its tables.
 *
 * @param url `file:` for an embedded one, `postgres:` for a server
 * @throws Failure naming the database, without its password, if it cannot be opened
 */
export async function openDatabase(url: string): Promise<Database> {
  try {
    const { dialect, engine, reserve } = await openDialect(url)
    const db = new Kysely<Tables>({ dialect })
    await migrate(db, engine).catch(async (error: unknown) => {
      await db.destroy()
      throw error
    })
    await reserve.keep()
    return { db, engine, reserve }
  } catch (error) {
    const reason = messageOf(error)
    // A file has no password, and its path may contain "@". The reason may contain the address.
    const show = isEmbedded(url) ? String : withoutSecrets
    throw new Failure(`Cannot open the leads database ${show(url)}: ${show(reason)}`, { cause: error })
  }
}
