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
    end: () => Promise<void>
    query: PostgresPoolClient['query']
    /** @param oid PostgreSQL's number for a type */
    setTypeParser: (oid: number, parse: (text: string) => unknown) => void
  }
}
