import type { Database } from './open-database'

/** What an operator did with the data of visitors, without anything about a visitor. */
export interface AuditEntry {
  /** Milliseconds since 1970. */
  readonly at: number
  /** The account and the machine. */
  readonly operator: string
  /** Such as `delete`. */
  readonly action: string
  /** How many leads and files it was about. */
  readonly leads: number
  readonly files: number
}

/** Keeps what operators did for as long as the database. */
export interface Audit {
  readonly recordAction: (entry: AuditEntry) => Promise<void>
  /** The oldest first. */
  readonly readAudit: () => Promise<readonly AuditEntry[]>
}

export const audit = ({ db }: Database): Audit => ({
  recordAction: async (entry) => {
    await db.insertInto('audit').values(entry).execute()
  },
  readAudit: () => db.selectFrom('audit').selectAll().orderBy('at').execute(),
})
