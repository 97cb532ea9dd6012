import type { Client, InArgs, Transaction } from '@libsql/client'
import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
} from 'kysely'

/**
 * Kysely over a client of libSQL, embedded or on a server. The package for it loads the embedded
 * database, which is native code, even where only a server is asked; functions that are bundled for
 * a host can't have that.
 */

class LibsqlConnection implements DatabaseConnection {
  private transaction: Transaction | undefined

  constructor(private readonly client: Client) {}

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const result = await (this.transaction ?? this.client).execute({ sql, args: parameters as InArgs })
    return { rows: result.rows as Row[], numAffectedRows: BigInt(result.rowsAffected) }
  }

  async begin(): Promise<void> {
    this.transaction = await this.client.transaction('write')
  }

  async commit(): Promise<void> {
    await this.transaction?.commit()
    this.transaction = undefined
  }

  async rollback(): Promise<void> {
    await this.transaction?.rollback()
    this.transaction = undefined
  }

  // eslint-disable-next-line require-yield -- the interface asks for a generator, and there is nothing to give
  async *streamQuery(): AsyncGenerator<never> {
    await Promise.reject(new Error('This database gives rows all at once.'))
  }
}

class LibsqlDriver implements Driver {
  private last: Promise<void> = Promise.resolve()
  private readonly releases = new WeakMap<DatabaseConnection, () => void>()

  constructor(
    private readonly client: Client,
    private readonly isExclusive: boolean,
  ) {}

  async init(): Promise<void> {
    // The client is connected already.
  }

  async acquireConnection(): Promise<LibsqlConnection> {
    const connection = new LibsqlConnection(this.client)
    if (!this.isExclusive) return connection
    const before = this.last
    this.last = new Promise((resolve) => this.releases.set(connection, resolve))
    await before
    return connection
  }

  beginTransaction(connection: LibsqlConnection): Promise<void> {
    return connection.begin()
  }

  commitTransaction(connection: LibsqlConnection): Promise<void> {
    return connection.commit()
  }

  rollbackTransaction(connection: LibsqlConnection): Promise<void> {
    return connection.rollback()
  }

  async releaseConnection(connection: LibsqlConnection): Promise<void> {
    this.releases.get(connection)?.()
    return Promise.resolve()
  }

  async destroy(): Promise<void> {
    this.client.close()
    return Promise.resolve()
  }
}

/**
 * The dialect over a client that is there already; closing the database closes the client.
 *
 * @param options.isExclusive whether only one query or transaction may run at a time, as with an
 * embedded database whose settings belong to its one connection
 */
export const libsqlDialect = (client: Client, { isExclusive }: { readonly isExclusive: boolean }): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new LibsqlDriver(client, isExclusive),
  createIntrospector: (db: Kysely<unknown>): DatabaseIntrospector => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
})
