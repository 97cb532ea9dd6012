import type { Database } from './open-database'

/** An operator's action on visitor data, without personal data. */
export interface AuditEntry {
  /** Milliseconds since 1970. */
  readonly at: number
  /** The account and the machine. */
  readonly operator: string
  /** Such as `delete`. */
  readonly action: string
  /** The number of leads and files. */
  readonly leads: number
  readonly files: number
}

/** The log of operators' actions, which is never deleted. */
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
