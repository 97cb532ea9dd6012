import { existsSync } from 'node:fs'
import { open, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { plural } from '../../content/model/message'
import { Failure } from '../../src/lib/failure'
import { messageOf } from '../../src/lib/message-of'
import { deliverOnce } from '../delivery/deliver-once'
import { describeBacklog } from '../delivery/failure-log'
import type { Lead } from '../lead'
import type { HubSpotSettings, LeadSettings } from '../settings'
import type { EmbeddedBackup } from '../store/embedded-backup'
import type { Requeued } from '../store/lead-queue'
import type { LeadFilter } from '../store/lead-rows'
import type { LeadStore } from '../store/lead-store'
import { fileOf } from '../store/open-database'
import { clean, toAuditLines, toCsv, toFailures, toJson, toLines } from './format-leads'
import { leadsCommand } from './name'

/** The dependencies of a command. */
export interface CommandContext {
  readonly store: LeadStore
  readonly settings: Pick<LeadSettings, 'databaseUrl' | 'hubSpot' | 'retention'>
  /** Who runs the command, for the audit. */
  readonly operator: string
  /** Writes one or more lines. */
  readonly print: (text: string) => void
  /** Writes text as it is. */
  readonly write: (text: string) => void
  /** Asks a yes/no question; `undefined` when there is no terminal to prompt in. */
  readonly ask: ((question: string) => Promise<boolean>) | undefined
}

async function collect(store: LeadStore, filter: LeadFilter): Promise<readonly Lead[]> {
  const leads: Lead[] = []
  for await (const lead of store.readLeads(filter)) leads.push(lead)
  return leads
}

type Filter = Pick<LeadFilter, 'states' | 'formId'>

export async function list(filter: Filter, limit: number, { store, print }: CommandContext): Promise<void> {
  const backlog = await store.backlog()
  if (backlog.lastError !== undefined) {
    print(`${describeBacklog(backlog, Date.now())}. The last try failed: ${clean(backlog.lastError)}`)
  }
  const { leads, count } = await store.readLatestLeads(filter, limit)
  for (const line of toLines(leads)) print(line)
  const counts = Object.entries(await store.countByState()).map(([state, number]) => `${number} ${state}`)
  print(`${count > limit ? `The last ${limit} of ${count}. ` : ''}Total: ${counts.join(', ')}.`)
}

/** Records an operator's action on visitor data. */
const record = ({ store, operator }: CommandContext, action: string, leads: number, files = 0): Promise<void> =>
  store.recordAction({ at: Date.now(), operator, action, leads, files })

export async function listFailing({ store, print }: CommandContext): Promise<void> {
  const pending = await collect(store, { states: ['pending'] })
  const leads = pending.filter(({ lastError }) => lastError !== undefined)
  for (const line of toFailures(leads)) print(line)
  print(
    leads.length === 0
      ? 'No lead waits for another try.'
      : `${plural(leads.length, 'lead')} will be tried again. "${leadsCommand} retry --pending" tries them now.`,
  )
}

export async function listDead({ store, print }: CommandContext): Promise<void> {
  const leads = await collect(store, { states: ['dead'] })
  for (const line of toFailures(leads)) print(line)
  print(
    leads.length === 0
      ? 'There are no dead letters.'
      : `${plural(leads.length, 'dead letter')}. "${leadsCommand} retry" delivers them again.`,
  )
}

/**
 * Reads leads a second time, because all of them may not fit into memory. Leaves out those that have arrived since, or
 * no longer match the filter.
 */
async function* chosen(store: LeadStore, filter: Filter, ids: ReadonlySet<string>): AsyncGenerator<Lead> {
  for await (const lead of store.readLeads(filter)) if (ids.has(lead.id)) yield lead
}

export async function exportLeads(
  format: 'csv' | 'json',
  out: string | undefined,
  filter: Filter,
  context: CommandContext,
): Promise<void> {
  const { store, print, write } = context
  if (out !== undefined && existsSync(out)) throw new Failure(`${out} exists already.`)
  const ids = new Set<string>()
  const names = new Set<string>()
  const read = async (): Promise<AsyncIterable<string>> => {
    for await (const { id, fields } of store.readLeads(filter)) {
      ids.add(id)
      for (const { name } of fields) names.add(name)
    }
    await record(context, `export ${format}`, ids.size)
    const leads = chosen(store, filter, ids)
    return format === 'csv' ? toCsv(leads, [...names]) : toJson(leads)
  }
  if (out === undefined) {
    for await (const text of await read()) write(text)
    return
  }
  // Created first: the audit must not have an export whose file cannot be created.
  const file = await open(out, 'wx', 0o600)
  try {
    await writeFile(file, await read())
    print(`${plural(ids.size, 'lead')} in ${out}.`)
  } catch (error) {
    // It would be incomplete, and the next export would find it.
    await rm(out)
    throw error
  } finally {
    await file.close()
  }
}

async function deliverDue({ store, print }: CommandContext, crm: HubSpotSettings): Promise<void> {
  const report = (what: string, error: unknown): void => print(`${what}: ${messageOf(error)}`)
  const { delivered, givenUp } = await deliverOnce(store, crm, report)
  print(`${delivered} delivered, ${givenUp} given up; ${describeBacklog(await store.backlog(), Date.now())}.`)
}

export async function deliver(context: CommandContext): Promise<void> {
  const { store, settings, print } = context
  if (settings.hubSpot) {
    await deliverDue(context, settings.hubSpot)
  } else {
    // Without a CRM, waiting leads would expire too. A failed delivery shows that the server has a CRM.
    if ((await store.backlog()).lastError !== undefined) {
      throw new Failure(
        `No CRM is configured, but leads wait for one. Set HUBSPOT_PORTAL_ID and HUBSPOT_TOKEN, or run "${leadsCommand} give-up ID".`,
      )
    }
    print('No CRM is configured, so no leads were delivered. Set HUBSPOT_PORTAL_ID and HUBSPOT_TOKEN.')
  }
  await store.tidy(Date.now(), settings.retention)
}

/** @throws Failure if all ids were skipped */
function reportSkipped(ids: readonly string[], used: number, reason: string, print: CommandContext['print']): void {
  const skipped = new Set(ids).size - used
  if (skipped === 0) return
  const message = `Skipped ${plural(skipped, 'id')}: ${reason}.`
  if (used === 0) throw new Failure(message)
  print(message)
}

export async function retry(which: Requeued, context: CommandContext): Promise<void> {
  const crm = context.settings.hubSpot
  if (!crm) throw new Failure('No CRM is configured. Set HUBSPOT_PORTAL_ID and HUBSPOT_TOKEN.')
  const requeued = await context.store.requeue(which)
  if ('ids' in which) {
    reportSkipped(which.ids, requeued, 'unknown, delivered already, or being delivered', context.print)
  }
  await deliverDue(context, crm)
}

export async function giveUp(ids: readonly string[], { store, print }: CommandContext): Promise<void> {
  const givenUp = await store.giveUp(ids)
  reportSkipped(ids, givenUp, 'no waiting lead, or being delivered', print)
  print(`${plural(givenUp, 'lead')} will not be delivered. "${leadsCommand} retry ID" delivers a lead anyway.`)
}

export async function deletePerson(email: string, isSure: boolean, context: CommandContext): Promise<void> {
  const { store, print, ask } = context
  if (!isSure) {
    if (!ask) throw new Failure('Cannot prompt here; pass `--yes`.')
    if (!(await ask(`Permanently delete all leads and files of ${email}?`))) {
      print('Nothing was deleted.')
      return
    }
  }
  const { leads, files, isInLog } = await store.deleteByEmail(email)
  await record(context, 'delete', leads, files)
  print(`Deleted ${plural(leads, 'lead')} and ${plural(files, 'file')} of ${email}.`)
  if (isInLog) {
    print(
      'The log of the database still has the data, because another process, such as a backup, is reading it. Run the command again later.',
    )
  }
  print('Delete the data of this person in the CRM, the personalization service, exports and backups, too.')
}

function backupOf({ store }: CommandContext): EmbeddedBackup {
  if (store.backup) return store.backup
  throw new Failure('The leads are on a PostgreSQL server. Use its programs pg_dump and pg_restore.')
}

const countLeads = async (store: LeadStore): Promise<number> =>
  Object.values(await store.countByState()).reduce((sum, number) => sum + number, 0)

export async function backUp(file: string, context: CommandContext): Promise<void> {
  const leads = await countLeads(context.store)
  await backupOf(context).write(file)
  await record(context, 'backup', leads)
  context.print(`${plural(leads, 'lead')} in ${file}.`)
}

export async function restore(file: string, isSure: boolean, context: CommandContext): Promise<void> {
  await backupOf(context).restore(file, isSure)
  const leads = await countLeads(context.store)
  await record(context, 'restore', leads)
  const target = path.resolve(fileOf(context.settings.databaseUrl))
  context.print(
    `${plural(leads, 'lead')} restored to ${target}. If people were deleted since the backup, delete them again.`,
  )
}

export async function listAudit({ store, print }: CommandContext): Promise<void> {
  const lines = toAuditLines(await store.readAudit())
  for (const line of lines) print(line)
  if (lines.length === 0) print('No lead has been exported, deleted, backed up or restored.')
}
