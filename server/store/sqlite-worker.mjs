// @ts-check
/**
 * The thread of an embedded database. It opens the database, posts `{ rows: [] }`, and answers each statement, in
 * order. `close` closes the database and ends the thread. If the database cannot be opened, the thread posts the error
 * and ends.
 */
import { parentPort, workerData } from 'node:worker_threads'
import Database from 'libsql'

const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort)

/** @type {import('./sqlite').WorkerData} */
const { file, timeout } = workerData

/** SQLite's value of `synchronous` that syncs the log with each commit. */
const full = 2

/** Between two tries to set the journal's mode, in ms. */
const pause = 20

/** Several processes may open a new database at the same time. SQLite waits for a lock, but not with this setting. */
function useWriteAheadLog(/** @type {Database.Database} */ database) {
  for (let left = Math.ceil(timeout / pause); ; left -= 1) {
    try {
      database.pragma('journal_mode = WAL')
      return
    } catch (error) {
      if (left === 0 || /** @type {{ code?: string }} */ (error).code !== 'SQLITE_BUSY') throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause)
    }
  }
}

/** Syncs the log with each commit, so that acknowledged leads survive a power cut. Overwrites deleted data. */
function open() {
  const opened = new Database(file, { timeout })
  useWriteAheadLog(opened)
  for (const setting of ['synchronous = FULL', 'secure_delete = ON']) opened.pragma(setting)
  // SQLite ignores a setting that it cannot apply.
  const [row] = /** @type {{ synchronous: number }[]} */ (opened.pragma('synchronous'))
  if (row?.synchronous !== full) throw new Error('Commits are not synced to the disk (PRAGMA synchronous).')
  return opened
}

/** @returns {import('./sqlite').Reply} */
function failure(/** @type {unknown} */ error) {
  // The copy that a message makes of this error has neither message nor code.
  const { message, code } = /** @type {Error & { code?: string }} */ (error)
  return { rows: [], error: { message, code } }
}

/**
 * @param {Database.Database} database
 * @param {import('./sqlite').Statement} statement
 * @returns {import('./sqlite').Reply}
 */
function run(database, { sql, parameters }) {
  // SQLite rolls back some failed transactions by itself.
  if (sql === 'rollback' && !database.inTransaction) return { rows: [] }
  const statement = database.prepare(sql)
  if (statement.reader) return { rows: statement.all(parameters) }
  return { rows: [], changes: statement.run(parameters).changes }
}

/**
 * Whether a statement timed out waiting for another process. libsql does not end it before JavaScript collects it as
 * garbage; until then, later statements seem to succeed but are not committed.
 */
const isStuck = (/** @type {unknown} */ error) =>
  String(/** @type {{ code?: string }} */ (error).code).startsWith('SQLITE_BUSY')

function start() {
  /** @type {Database.Database | undefined} */
  let database = open()
  port.on('message', (message) => {
    if (message === 'close') {
      database?.close()
      port.close()
      return
    }
    try {
      database ??= open()
      port.postMessage(run(database, message))
    } catch (error) {
      if (isStuck(error)) {
        database?.close()
        database = undefined
      }
      port.postMessage(failure(error))
    }
  })
  port.postMessage({ rows: [] })
}

try {
  start()
} catch (error) {
  port.postMessage(failure(error))
}
