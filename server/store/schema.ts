import { sql, type Kysely, type Migration } from 'kysely'
import type { LeadState } from '../lead'

/** The tables for the query builder. Times are milliseconds since 1970, booleans are 0 or 1. */
export interface Tables {
  lead: {
    id: string
    form_id: string
    form_use: string
    /** JSON: the fields in their order. */
    fields: string
    /** JSON, or null if the form asks for no consent. */
    consent: string | null
    tracking_value: string
    page_uri: string
    page_name: string
    ip_address: string
    received_at: number
    spam_reason: string | null
    /** Digest of the input: distinguishes a retry from a correction with the same id. */
    digest: string
    state: LeadState
    attempts: number
    next_attempt_at: number
    delivered_at: number | null
    last_error: string | null
    in_doubt: number
    /** End of a worker's claim; null without one. */
    lease_until: number | null
    /** When the two times above were set. A time in the future shows that the clock was set back. */
    scheduled_at: number
  }
  file: {
    id: string
    name: string
    content_type: string
    content: Uint8Array | ArrayBuffer
    size: number
    received_at: number
    crm_url: string | null
  }
  lead_file: {
    lead_id: string
    file_id: string
  }
  /** On PostgreSQL only. The library rate-limiter-flexible reads and writes it. */
  rate_limit: {
    key: string
    points: number
    expire: number | null
  }
  /** Operators' actions on visitor data, without personal data. */
  audit: {
    at: number
    /** The account and the machine. */
    operator: string
    /** Such as `delete`. */
    action: string
    leads: number
    files: number
  }
  /** One row that is rewritten to check whether anything can be stored. */
  probe: {
    id: number
    content: string
  }
}

/** The table of the rate limiter on PostgreSQL (`requests/rate-limiter.ts`). */
export const rateLimitTable = 'rate_limit'

/** The kind of database, because SQL differs. */
export type Engine = 'sqlite' | 'postgres'

/** Only for new databases. Those of earlier releases still store most leads. */
async function requireAllCharacters(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ encoding: string }>`select current_setting('server_encoding') as encoding`.execute(db)
  const encoding = rows[0]?.encoding ?? ''
  if (['UTF8', 'SQL_ASCII'].includes(encoding)) return
  throw new Error(`Its encoding ${encoding} lacks characters that visitors type. Create it with the encoding UTF8.`)
}

/**
 * The migrations, in the order of their names. Never edit a released one; add a new one. They only add tables, indexes
 * and columns with default values, because after a rollback the release before works with the same tables. They do not
 * change `audit`: a restore keeps it, whatever release the backup is from.
 */
export const migrationsFor = (engine: Engine): Record<string, Migration> => ({
  '0001-leads': {
    up: async (db: Kysely<unknown>) => {
      const bytes = engine === 'postgres' ? 'bytea' : 'blob'
      if (engine === 'postgres') await requireAllCharacters(db)
      await db.schema
        .createTable('lead')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('form_id', 'text', (column) => column.notNull())
        .addColumn('form_use', 'text', (column) => column.notNull())
        .addColumn('fields', 'text', (column) => column.notNull())
        .addColumn('consent', 'text')
        .addColumn('tracking_value', 'text', (column) => column.notNull())
        .addColumn('page_uri', 'text', (column) => column.notNull())
        .addColumn('page_name', 'text', (column) => column.notNull())
        .addColumn('ip_address', 'text', (column) => column.notNull())
        .addColumn('received_at', 'bigint', (column) => column.notNull())
        .addColumn('spam_reason', 'text')
        .addColumn('digest', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('next_attempt_at', 'bigint', (column) => column.notNull())
        .addColumn('delivered_at', 'bigint')
        .addColumn('last_error', 'text')
        .addColumn('in_doubt', 'integer', (column) => column.notNull())
        .addColumn('lease_until', 'bigint')
        .execute()
      await db.schema.createIndex('lead_due').ifNotExists().on('lead').columns(['state', 'next_attempt_at']).execute()
      await db.schema.createIndex('lead_received').ifNotExists().on('lead').columns(['received_at', 'id']).execute()
      await db.schema
        .createTable('file')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('content_type', 'text', (column) => column.notNull())
        .addColumn('size', 'integer', (column) => column.notNull())
        .addColumn('received_at', 'bigint', (column) => column.notNull())
        .addColumn('crm_url', 'text')
        // Last, so that queries can read the other columns without it.
        .addColumn('content', bytes, (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('lead_file')
        .ifNotExists()
        .addColumn('lead_id', 'text', (column) => column.notNull())
        .addColumn('file_id', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('lead_file_key', ['lead_id', 'file_id'])
        .execute()
      await db.schema.createIndex('lead_file_file').ifNotExists().on('lead_file').column('file_id').execute()
    },
  },
  '0002-clock-and-sizes': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .alterTable('lead')
        .addColumn('scheduled_at', 'bigint', (column) => column.notNull().defaultTo(0))
        .execute()
      // Each upload needs the sizes of all files. The index has them, so the files are not read.
      await db.schema.createIndex('file_size').on('file').columns(['id', 'size']).execute()
    },
  },
  '0003-rate-limits': {
    up: async (db: Kysely<unknown>) => {
      // With an embedded database, the process counts in memory.
      if (engine !== 'postgres') return
      await db.schema
        .createTable(rateLimitTable)
        // A restored backup of an earlier release may leave it.
        .ifNotExists()
        // Unlogged, to avoid a disk sync for each attempt: counts may be lost in a crash.
        .modifyFront(sql`unlogged`)
        .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
        .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('expire', 'bigint')
        .execute()
    },
  },
  '0004-queue-and-audit': {
    up: async (db: Kysely<unknown>) => {
      await db.schema.dropIndex('lead_due').ifExists().execute()
      // The order of delivery.
      await db.schema
        .createIndex('lead_queue')
        .on('lead')
        .columns(['state', 'next_attempt_at', 'received_at'])
        .execute()
      // Finds times in the future, and the latest failure.
      await db.schema.createIndex('lead_scheduled').on('lead').columns(['state', 'scheduled_at']).execute()
      // From now on, a claimed lead is due when its claim ends.
      await sql`update lead set next_attempt_at = lease_until where state = 'pending' and lease_until is not null`.execute(
        db,
      )
      await db.schema
        .createTable('audit')
        // A backup of an earlier release keeps it.
        .ifNotExists()
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('operator', 'text', (column) => column.notNull())
        .addColumn('action', 'text', (column) => column.notNull())
        .addColumn('leads', 'integer', (column) => column.notNull())
        .addColumn('files', 'integer', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('probe')
        .ifNotExists()
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('content', 'text', (column) => column.notNull())
        .execute()
    },
  },
})
