import { PostgresDialect, type Dialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import { Pool, TypeOverrides, types } from 'pg'

/** Maximum connections. */
const size = 8

/**
 * Like `query` of pg's own pool, closes a connection whose query failed; the next query opens another. The connection
 * may be dead, or its transaction still open, and the next user would write into that.
 */
const withoutFailed = (pool: Pool): PostgresPool => ({
  connect: async () => {
    const client = await pool.connect()
    let failure: Error | undefined
    /** No cursors, because nothing is streamed. */
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
 * @param timeout how long a query waits for a connection, in ms; the timeout for its answer is twice that
 */
export function postgresDialect(url: string, timeout: number): Dialect {
  // pg returns 8-byte integers as text, because some do not fit into a number. Times in ms do.
  const numbers = new TypeOverrides()
  numbers.setTypeParser(types.builtins.INT8, Number)
  const pool = new Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: timeout,
    query_timeout: 2 * timeout,
    types: numbers,
    // eslint-disable-next-line @typescript-eslint/no-misused-promises -- pg waits for it, unlike its types say
    onConnect: (client) =>
      // A stored lead must be on disk even if the server's default is off. The server cancels a statement before the
      // client's timeout, so that it is not executed later.
      client.query(`set synchronous_commit to on; set statement_timeout to ${1.8 * timeout}`),
  })
  // Without a listener, the error event of a broken connection would end the process. Its queries fail anyway.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return new PostgresDialect({ pool: withoutFailed(pool) })
}
