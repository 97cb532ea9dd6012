/**
 * The client alone. The package's main file mentions its native variant, which bundlers then miss;
 * this is the same class, with the part of it that is used here.
 */
declare module 'pg/lib/client' {
  import type { EventEmitter } from 'node:events'
  import type { PostgresPoolClient } from 'kysely'
  import type { ClientConfig } from 'pg'

  export default class PostgresClient extends EventEmitter {
    constructor(config: ClientConfig)
    connect: () => Promise<void>
    /** Says goodbye; where an answer is still due, it breaks the connection off. */
    end: () => Promise<void>
    /** Whether the last query was answered to its end; unset before the connection is made. */
    readonly readyForQuery?: boolean
    /** As of the last answer: idle, in a transaction, or in one that failed. */
    getTransactionStatus: () => 'I' | 'T' | 'E' | null
    query: PostgresPoolClient['query']
    /** @param oid PostgreSQL's number for a type */
    setTypeParser: (oid: number, parse: (text: string) => unknown) => void
  }
}
