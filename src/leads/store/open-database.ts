import { mkdir } from 'node:fs/promises'
import nodeModule from 'node:module'
import path from 'node:path'
import type * as Libsql from '@libsql/client'
import { Kysely, Migrator, PostgresDialect, type Dialect } from 'kysely'
import { libsqlDialect } from './libsql-dialect'
import { migrationsFor, type Engine } from './migrations'
import { postgresPool } from './postgres-pool'
import type { Tables } from './tables'

export interface Database {
  readonly db: Kysely<Tables>
  readonly engine: Engine
}

/** How long a query waits for another process that is writing, and for a server to answer, in ms. */
const patience = 5000

/** After how long without a word the system asks whether the other end is still there, in ms. */
const silence = 30_000

/** Two processes that start at once both try to make the tables; the slower one tries again. */
const migrationTries = 5

/**
 * The embedded database is native code, which can't be bundled, so a bundle loads it when it runs. It
 * needs the package on the machine; a host without it can use a server.
 */
const loadEmbedded = (): typeof Libsql => nodeModule.createRequire(__filename)('@libsql/client') as typeof Libsql

async function openEmbedded(url: string): Promise<Libsql.Client> {
  const file = url.slice('file:'.length).replace(/^\/\/(?=\/)/, '')
  await mkdir(path.dirname(file), { recursive: true })
  const client = loadEmbedded().createClient({ url: `file:${file}`, concurrency: 1, timeout: patience })
  // The log is synced with each commit: what was acknowledged outlives the process and the power.
  await client.execute('PRAGMA journal_mode = WAL')
  await client.execute('PRAGMA synchronous = FULL')
  // What is deleted is overwritten, not only marked as free.
  await client.execute('PRAGMA secure_delete = ON')
  return client
}

async function openDialect(url: string, token: string | undefined): Promise<{ dialect: Dialect; engine: Engine }> {
  switch (url.slice(0, url.indexOf(':'))) {
    case 'file':
      return { dialect: libsqlDialect(await openEmbedded(url), { isExclusive: true }), engine: 'sqlite' }
    case 'postgres':
    case 'postgresql': {
      const { default: Connection } = await import(/* webpackMode: "eager" */ 'pg/lib/client')
      const config = {
        connectionString: url,
        connectionTimeoutMillis: patience,
        query_timeout: 2 * patience,
        keepAlive: true,
        // Unless told, the system waits for hours.
        keepAliveInitialDelayMillis: silence,
      }
      return { dialect: new PostgresDialect({ pool: postgresPool(Connection, config) }), engine: 'postgres' }
    }
    default: {
      const { createClient } = await import(/* webpackMode: "eager" */ '@libsql/client/web')
      return {
        dialect: libsqlDialect(createClient({ url, authToken: token }), { isExclusive: false }),
        engine: 'sqlite',
      }
    }
  }
}

async function migrate(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve(migrationsFor(engine)) }
  for (let left = migrationTries - 1; ; left -= 1) {
    const { error } = await new Migrator({ db, provider }).migrateToLatest()
    if (!error) return
    if (left === 0) throw error instanceof Error ? error : new Error('The tables could not be made.')
    await new Promise((resolve) => setTimeout(resolve, 100 + Math.random() * 200))
  }
}

/**
 * An address, or a sentence with one, without what may be a password: all up to the last `@`, because
 * one that is not encoded can have any character, and what follows a `?` or a `#`.
 */
const withoutSecrets = (text: string): string => text.replace(/:(\/\/)?.*@/s, ':$1').replace(/[?#].*/s, '')

/**
 * Opens the database of the leads and brings its tables up to date.
 *
 * @param url `file:` for an embedded one; `libsql:`, `https:` or `postgres:` for a server
 * @param token for a server of libSQL
 * @throws Error naming the database without its password, when it can't be opened
 */
export async function openDatabase(url: string, token?: string): Promise<Database> {
  try {
    const { dialect, engine } = await openDialect(url, token)
    const db = new Kysely<Tables>({ dialect })
    await migrate(db, engine).catch(async (error: unknown) => {
      await db.destroy()
      throw error
    })
    return { db, engine }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    // A file has no password, and its path may have an "@". The reason may repeat the address, or a part of it.
    const show = url.startsWith('file:') ? String : withoutSecrets
    throw new Error(`The database of the leads, ${show(url)}, can't be opened: ${show(reason)}`, { cause: error })
  }
}
