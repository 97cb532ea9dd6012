import { CompiledQuery } from 'kysely'
import type { Lead, NewLead, StoredFile } from '../lead'
import { embeddedBackup, type EmbeddedBackup } from './embedded-backup'
import { leadDeletion, type LeadDeletion } from './lead-deletion'
import { leadFiles, type LeadFiles } from './lead-files'
import { leadQueue, type LeadQueue } from './lead-queue'
import { readRows, toLeads, type LeadFilter } from './lead-rows'
import { openDatabase, type Database, type RunStatement } from './open-database'
import { leadSaver } from './save-lead'
import type { Tables } from './schema'
import { storeHealth, type StoreHealth } from './store-health'

/** Stores leads before they are acknowledged, and until they are deleted. */
export interface LeadStore extends LeadFiles, LeadQueue, LeadDeletion, StoreHealth {
  /**
   * Stores a lead; it is on disk when the promise resolves. The same lead is stored once. A different lead with the
   * same id, such as a correction, gets a new id derived from both. On a full disk, the lead is stored without the
   * files that came with it.
   *
   * @param files the lead's own files, stored in the same transaction
   * @param options.isFull whether there is no space for the files
   * @returns the id under which it is stored
   */
  readonly saveLead: (
    lead: NewLead,
    files?: readonly StoredFile[],
    options?: { readonly isFull?: boolean },
  ) => Promise<string>
  /** Reads leads in the order of arrival, in pages. */
  readonly readLeads: (filter?: LeadFilter) => AsyncGenerator<Lead>
  /** Logs an operator's action on visitor data. The log is never deleted. */
  readonly recordAction: (action: Tables['audit']) => Promise<void>
  /** The oldest first. */
  readonly readAudit: () => Promise<readonly Tables['audit'][]>
  /** Absent for a database server, which has its own backup tools. */
  readonly backup?: EmbeddedBackup
  /** Runs a statement outside the store's own tables, such as those of the rate limiter. */
  readonly runStatement: RunStatement
  readonly close: () => Promise<void>
}

/** Creates a store on an open database. Closing the store closes the database. */
export function createLeadStore(database: Database): LeadStore {
  const { db } = database
  const files = leadFiles(database)
  return {
    saveLead: leadSaver(database),
    ...files,
    ...leadQueue(database),
    ...leadDeletion(database, files),
    ...storeHealth(database),
    backup: database.engine === 'sqlite' ? embeddedBackup(database) : undefined,
    async *readLeads(filter) {
      for await (const rows of readRows(db, filter)) yield* await toLeads(db, rows)
    },
    recordAction: async (action) => {
      await db.insertInto('audit').values(action).execute()
    },
    readAudit: () => db.selectFrom('audit').selectAll().orderBy('at').execute(),
    runStatement: ({ text, values }) => db.executeQuery(CompiledQuery.raw(text, [...values])),
    close: () => db.destroy(),
  }
}

/**
 * Opens the store.
 *
 * @param url `file:` for an embedded database, `postgres:` for a server
 * @throws Error naming the database if it cannot be opened
 */
export const openLeadStore = async (url: string): Promise<LeadStore> => createLeadStore(await openDatabase(url))
