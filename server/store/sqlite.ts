import { once } from 'node:events'
import nodeModule from 'node:module'
import { Worker } from 'node:worker_threads'
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely'

/** Initial data of the thread. */
export interface WorkerData {
  readonly file: string
  /** How long a statement waits while another process writes, in ms. */
  readonly timeout: number
}

/** A message to the thread; the only other one is `close`. */
export type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>

/** The thread's answer to a statement, with SQLite's `code` if it failed. */
export interface Reply {
  readonly rows: readonly unknown[]
  readonly changes?: number
  readonly error?: { readonly message: string; readonly code?: string }
}

interface Waiting {
  readonly resolve: (reply: Reply) => void
  readonly reject: (error: Error) => void
}

/** The thread answers in the order of the requests. */
class WorkerConnection implements DatabaseConnection {
  private readonly waiting: Waiting[] = []
  private end: Error | undefined

  constructor(private readonly worker: Worker) {
    worker.on('message', (reply: Reply) => {
      this.waiting.shift()?.resolve(reply)
      // An open database does not keep the process alive; a running statement does.
      if (this.waiting.length === 0) worker.unref()
    })
    worker.on('error', (error) => this.fail(error))
    worker.on('exit', () => this.fail(new Error('The database is closed.')))
  }

  private fail(error: Error): void {
    this.end ??= error
    for (const { reject } of this.waiting.splice(0)) reject(this.end)
  }

  /** @throws Error with SQLite's `code` if the statement failed, another one when the thread has ended */
  async nextReply(): Promise<Reply> {
    if (this.end) throw this.end
    this.worker.ref()
    const reply = await new Promise<Reply>((resolve, reject) => this.waiting.push({ resolve, reject }))
    if (reply.error) throw Object.assign(new Error(reply.error.message), { code: reply.error.code })
    return reply
  }

  async executeQuery<Row>({ sql, parameters }: Statement): Promise<QueryResult<Row>> {
    this.worker.postMessage({ sql, parameters } satisfies Statement)
    const { rows, changes } = await this.nextReply()
    return { rows: rows as Row[], numAffectedRows: changes === undefined ? undefined : BigInt(changes) }
  }

  // eslint-disable-next-line require-yield -- the interface requires a generator, but nothing is streamed
  async *streamQuery(): AsyncGenerator<never> {
    await Promise.reject(new Error('This database does not stream rows.'))
  }

  /** Closes the database after running statements. */
  async close(): Promise<void> {
    if (this.end) return
    this.worker.ref()
    this.worker.postMessage('close')
    await once(this.worker, 'exit')
  }
}

/** Lends its one connection to one query or transaction at a time. */
class WorkerDriver implements Driver {
  private last: Promise<void> = Promise.resolve()
  private release: () => void = () => undefined

  constructor(private readonly connection: WorkerConnection) {}

  async init(): Promise<void> {
    // The database is open.
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
    // Acquires the write lock now: SQLite may reject a later request for it without waiting.
    await this.connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  async commitTransaction(): Promise<void> {
    await this.connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(): Promise<void> {
    await this.connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  destroy(): Promise<void> {
    return this.connection.close()
  }
}

/** Migrates in a transaction, so that two processes that start together do not both change the tables. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/**
 * Opens an embedded database. Its driver is synchronous: a statement that waits for another process or for the disk
 * blocks its thread, so it has a thread of its own (`docs/decisions/0013-libraries-on-the-server.md`).
 *
 * @throws Error with SQLite's `code` if it cannot be opened
 */
export async function openSqlite(file: string, timeout: number): Promise<Dialect> {
  // Resolved by its name in package.json, because bundles are in other folders and contain no native code.
  const program = nodeModule.createRequire(__filename).resolve('#sqlite-worker')
  // Without Node's options, such as a loader for TypeScript.
  const worker = new Worker(program, { execArgv: [], workerData: { file, timeout } satisfies WorkerData })
  const connection = new WorkerConnection(worker)
  await connection.nextReply()
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => new WorkerDriver(connection),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}
