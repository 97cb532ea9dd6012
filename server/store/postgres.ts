import { PostgresDialect, type Dialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import { Pool, TypeOverrides, types } from 'pg'

/** The most connections at a time. */
const size = 8

/**
 * As with `query` of pg's own pool, a connection whose query failed is closed, and the next query opens another. It
 * may not answer any more, or its transaction may not have ended: whoever used it next would write into that.
 */
const withoutFailed = (pool: Pool): PostgresPool => ({
  connect: async () => {
    const client = await pool.connect()
    let failure: Error | undefined
    /** Takes no cursors: nothing is streamed. */
    const query: unknown = async (text: string, values: readonly unknown[]) => {
      try {
        return await client.query(text, [...values])
      } catch (error) {
        failure = error as Error
        throw error
      }
    }
    return { query: query as PostgresPoolClient['query'], release: () => client.release(failure) }
  },
  end: () => pool.end(),
})

/**
 * The query builder over a PostgreSQL server. It connects with the first query.
 *
 * @param url may have settings of pg, such as `query_timeout`
 * @param timeout how long a query waits for a connection, in ms; for its answer, it waits twice as long
 */
export function postgresDialect(url: string, timeout: number): Dialect {
  // pg returns 8-byte integers as text, because some do not fit a number. Times in ms do.
  const numbers = new TypeOverrides()
  numbers.setTypeParser(types.builtins.INT8, Number)
  const pool = new Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: timeout,
    query_timeout: 2 * timeout,
    types: numbers,
    // eslint-disable-next-line @typescript-eslint/no-misused-promises -- pg waits for it, which its types don't say
    onConnect: (client) =>
      // A stored lead must be on disk even if the server's default is off. The server ends a statement before the
      // client gives up, so that it is not carried out later.
      client.query(`set synchronous_commit to on; set statement_timeout to ${1.8 * timeout}`),
  })
  // Without listeners, the error event of a connection that breaks would end the process. Its queries fail.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return new PostgresDialect({ pool: withoutFailed(pool) })
}
