// @ts-check
/**
 * The thread of an embedded database. It opens the database, posts `{ rows: [] }`, and answers each statement, in
 * order. `close` closes the database and ends the thread. If the database cannot be opened, the thread ends with the
 * error.
 */
import { parentPort, workerData } from 'node:worker_threads'
import Database from 'libsql'

const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort)

/** @type {import('./sqlite').WorkerData} */
const { file, timeout } = workerData

/** SQLite's value of `synchronous` that syncs the log with each commit. */
const full = 2

/**
 * Syncs the log with each commit, so that acknowledged leads survive a power cut. Overwrites deleted data.
 */
function open() {
  const database = new Database(file, { timeout })
  for (const setting of ['journal_mode = WAL', 'synchronous = FULL', 'secure_delete = ON']) database.pragma(setting)
  // SQLite ignores a setting that it cannot apply.
  const [row] = /** @type {{ synchronous: number }[]} */ (database.pragma('synchronous'))
  if (row?.synchronous !== full) throw new Error('Commits are not synced to the disk (PRAGMA synchronous).')
  return database
}

const database = open()

/**
 * @param {import('./sqlite').Statement} statement
 * @returns {import('./sqlite').Reply}
 */
function run({ sql, parameters }) {
  // SQLite rolls back some failed transactions by itself.
  if (sql === 'rollback' && !database.inTransaction) return { rows: [] }
  const statement = database.prepare(sql)
  if (statement.reader) return { rows: statement.all(parameters) }
  return { rows: [], changes: statement.run(parameters).changes }
}

port.on('message', (message) => {
  if (message === 'close') {
    database.close()
    port.close()
    return
  }
  try {
    port.postMessage(run(message))
  } catch (error) {
    // The copy of an error has no code.
    const { message, code } = /** @type {Error & { code?: string }} */ (error)
    port.postMessage({ rows: [], error: { message, code } })
  }
})

port.postMessage({ rows: [] })
