import nodeModule from 'node:module'
import { Worker } from 'node:worker_threads'
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

/** What a statement gives back. */
interface SqliteResult {
  readonly rows: readonly unknown[]
  readonly changes?: number
}

/** An embedded database in a thread of its own. */
export interface SqliteThread {
  /**
   * Statements run one after the other.
   *
   * @throws Error with the `code` of SQLite
   */
  readonly run: (sql: string, parameters?: readonly unknown[]) => Promise<SqliteResult>
  /** Waits for what is running, and closes the database. */
  readonly close: () => Promise<void>
}

interface Reply {
  readonly result?: SqliteResult
  readonly error?: { readonly message: string; readonly code?: string }
}

interface Waiting {
  readonly resolve: (result: SqliteResult) => void
  readonly reject: (error: Error) => void
}

/**
 * The program of the thread. It is text, because the module may be part of a bundle, and then has no file of
 * its own that a thread could start from. It answers each message, in their order.
 */
const program = `
  const { parentPort, workerData } = require('node:worker_threads')
  let database
  const run = ({ sql, parameters }) => {
    database ??= new (require(workerData.driver))(workerData.file, { timeout: workerData.timeout })
    // SQLite ends some transactions that fail by itself.
    if (sql === 'rollback' && !database.inTransaction) return { rows: [] }
    const statement = database.prepare(sql)
    if (statement.reader) return { rows: statement.all(parameters) }
    return { rows: [], changes: statement.run(parameters).changes }
  }
  parentPort.on('message', (message) => {
    if (message === 'close') {
      database?.close()
      parentPort.close()
      return
    }
    try {
      parentPort.postMessage({ result: run(message) })
    } catch ({ message, code }) {
      parentPort.postMessage({ error: { message, code } })
    }
  })
`

/**
 * Opens an embedded database. Its driver is synchronous: a statement that waits for another process to finish
 * writing, or for the disk, holds up the thread that it runs in. In a thread of its own it holds up nothing else.
 *
 * The driver is native code, which can't be bundled; it is loaded from the installed packages.
 *
 * @param timeout how long a statement waits for another process that is writing, in ms
 */
export function openSqliteThread(file: string, timeout: number): SqliteThread {
  const driver = nodeModule.createRequire(__filename).resolve('libsql')
  // Options of Node, such as a loader for TypeScript, are of no use to it.
  const worker = new Worker(program, { eval: true, execArgv: [], workerData: { driver, file, timeout } })
  const waiting: Waiting[] = []
  let end: Error | undefined

  // An open database keeps no process alive; a statement that is running does.
  worker.unref()

  const fail = (error: Error): void => {
    end ??= error
    for (const { reject } of waiting.splice(0)) reject(end)
  }
  worker.on('message', ({ result, error }: Reply) => {
    const next = waiting.shift()
    if (waiting.length === 0) worker.unref()
    if (result) next?.resolve(result)
    else next?.reject(Object.assign(new Error(error?.message), { code: error?.code }))
  })
  worker.on('error', (error) => fail(error))
  worker.on('exit', () => fail(new Error('The database is closed.')))

  return {
    run: (sql, parameters = []) =>
      new Promise((resolve, reject) => {
        if (end) {
          reject(end)
          return
        }
        waiting.push({ resolve, reject })
        worker.ref()
        worker.postMessage({ sql, parameters })
      }),
    close: () =>
      new Promise((resolve) => {
        if (end) {
          resolve()
          return
        }
        worker.ref()
        worker.once('exit', () => resolve())
        worker.postMessage('close')
      }),
  }
}

class ThreadConnection implements DatabaseConnection {
  constructor(private readonly thread: SqliteThread) {}

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, changes } = await this.thread.run(sql, parameters)
    return { rows: rows as Row[], numAffectedRows: changes === undefined ? undefined : BigInt(changes) }
  }

  // eslint-disable-next-line require-yield -- the interface asks for a generator, and there is nothing to give
  async *streamQuery(): AsyncGenerator<never> {
    await Promise.reject(new Error('This database does not stream rows.'))
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
