import { CompiledQuery } from 'kysely'
import type { Lead, NewLead, StoredFile } from '../lead'
import { leadDeletion, type LeadDeletion } from './lead-deletion'
import { leadFiles, type LeadFiles } from './lead-files'
import { leadQueue, type LeadQueue } from './lead-queue'
import { openDatabase, type Database, type RunStatement } from './open-database'
import { readRows, toLeads, type LeadFilter } from './lead-rows'
import { leadSaver } from './save-lead'

/** Where leads are, from before they are acknowledged until they are deleted. */
export interface LeadStore extends LeadFiles, LeadQueue, LeadDeletion {
  /**
   * Stores a lead; when this resolves it is on disk. The same lead again is stored once. Another one
   * under the same id, as after a correction, is stored under an id that follows from both. When the disk is
   * full, the lead is stored without the files that came with it.
   *
   * @param files that came with it: they are stored with the lead, or not at all, and tell it from others
   *   by what is in them
   * @param options.isFull whether there is no space for the files
   * @returns the id under which it is stored
   */
  readonly saveLead: (
    lead: NewLead,
    files?: readonly StoredFile[],
    options?: { readonly isFull?: boolean },
  ) => Promise<string>
  /** The leads in the order in which they came, a part at a time. */
  readonly readLeads: (filter?: LeadFilter) => AsyncGenerator<Lead>
  /** Runs a statement outside the store's own tables, such as those of the rate limiter. */
  readonly runStatement: RunStatement
  readonly close: () => Promise<void>
}

/** The store over a database that is open; closing the store closes it. */
export function createLeadStore(database: Database): LeadStore {
  const { db } = database
  const files = leadFiles(database)
  return {
    saveLead: leadSaver(database),
    ...files,
    ...leadQueue(database),
    ...leadDeletion(database, files),
    async *readLeads(filter) {
      for await (const rows of readRows(db, filter)) yield* await toLeads(db, rows)
    },
    runStatement: ({ text, values }) => db.executeQuery(CompiledQuery.raw(text, [...values])),
    close: () => db.destroy(),
  }
}

/**
 * Opens the store of the leads.
 *
 * @param url `file:` for an embedded database, `postgres:` for a server
 * @throws Error naming the database, when it can't be opened
 */
export const openLeadStore = async (url: string): Promise<LeadStore> => createLeadStore(await openDatabase(url))
