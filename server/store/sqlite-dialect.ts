import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely'
import type { SqliteThread } from './sqlite-thread'

class ThreadConnection implements DatabaseConnection {
  constructor(private readonly thread: SqliteThread) {}

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, changes } = await this.thread.run(sql, parameters)
    return { rows: rows as Row[], numAffectedRows: changes === undefined ? undefined : BigInt(changes) }
  }

  // eslint-disable-next-line require-yield -- the interface asks for a generator, and there is nothing to give
  async *streamQuery(): AsyncGenerator<never> {
    await Promise.reject(new Error('This database gives rows all at once.'))
  }
}

/** Lends its one connection to one query or transaction at a time. */
class ThreadDriver implements Driver {
  private readonly connection: ThreadConnection
  private last: Promise<void> = Promise.resolve()
  private release: () => void = () => undefined

  constructor(private readonly thread: SqliteThread) {
    this.connection = new ThreadConnection(thread)
  }

  async init(): Promise<void> {
    // The database is opened with its first statement.
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.last
    let release: () => void = () => undefined
    this.last = new Promise((resolve) => (release = resolve))
    await before
    this.release = release
    return this.connection
  }

  async releaseConnection(): Promise<void> {
    this.release()
    return Promise.resolve()
  }

  async beginTransaction(): Promise<void> {
    // Takes the lock for writing now: one that is only asked for later may be refused without waiting.
    await this.thread.run('begin immediate')
  }

  async commitTransaction(): Promise<void> {
    await this.thread.run('commit')
  }

  async rollbackTransaction(): Promise<void> {
    await this.thread.run('rollback')
  }

  destroy(): Promise<void> {
    return this.thread.close()
  }
}

/** The tables are changed in a transaction, so that two processes that start at once don't both change them. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** The query builder over an embedded database; closing the one closes the other. */
export const sqliteDialect = (thread: SqliteThread): Dialect => ({
  createAdapter: () => new TransactionalAdapter(),
  createDriver: () => new ThreadDriver(thread),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
})
