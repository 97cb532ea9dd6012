import { writeFile } from 'node:fs/promises'
import { deliverOnce } from '../delivery/deliver-once'
import { describeBacklog } from '../delivery/failure-log'
import type { Lead } from '../lead'
import type { LeadSettings } from '../settings'
import { type LeadFilter } from '../store/lead-rows'
import type { LeadStore } from '../store/lead-store'
import { CommandError, type LeadsCommand } from './command-line'
import { clean, toCsv, toDeadLetters, toJson, toLines } from './format-leads'
import { leadsCommand } from './name'

/** What a command works with. */
export interface CommandContext {
  readonly store: LeadStore
  readonly settings: Pick<LeadSettings, 'hubSpot' | 'retention'>
  /** Writes a line, or several. */
  readonly print: (text: string) => void
  /** Asks a yes/no question; `undefined` when there is no terminal to prompt in. */
  readonly ask: ((question: string) => Promise<boolean>) | undefined
}

const count = (length: number, one: string, many = `${one}s`): string => `${length} ${length === 1 ? one : many}`

async function collect(store: LeadStore, filter: LeadFilter): Promise<readonly Lead[]> {
  const leads: Lead[] = []
  for await (const lead of store.readLeads(filter)) leads.push(lead)
  return leads
}

type CommandOf<Name extends LeadsCommand['command']> = Extract<LeadsCommand, { command: Name }>

async function list({ states, formId, limit }: CommandOf<'list'>, { store, print }: CommandContext): Promise<void> {
  const backlog = await store.backlog()
  if (backlog.lastError !== undefined) {
    print(`${describeBacklog(backlog, Date.now())}. The last try failed: ${clean(backlog.lastError)}`)
  }
  const leads = await collect(store, { states, formId })
  for (const line of toLines(leads.slice(-limit))) print(line)
  const counts = Object.entries(await store.countByState()).map(([state, number]) => `${number} ${state}`)
  print(`${leads.length > limit ? `The last ${limit} of ${leads.length}. ` : ''}Total: ${counts.join(', ')}.`)
}

async function listDead({ store, print }: CommandContext): Promise<void> {
  const leads = await collect(store, { states: ['dead'] })
  for (const line of toDeadLetters(leads)) print(line)
  print(
    leads.length === 0
      ? 'There are no dead letters.'
      : `${count(leads.length, 'dead letter')}. "${leadsCommand} retry" delivers them again.`,
  )
}

async function exportLeads(
  { format, out, states, formId }: CommandOf<'export'>,
  { store, print }: CommandContext,
): Promise<void> {
  const leads = await collect(store, { states, formId })
  const text = format === 'csv' ? toCsv(leads) : toJson(leads)
  if (out === undefined) {
    print(text.trimEnd())
    return
  }
  await writeFile(out, text, { mode: 0o600 })
  print(`${count(leads.length, 'lead')} in ${out}.`)
}

async function deliver({ store, settings, print }: CommandContext): Promise<void> {
  if (!settings.hubSpot) {
    throw new CommandError('No CRM is configured. Set HUBSPOT_PORTAL_ID and HUBSPOT_TOKEN.')
  }
  const report = (what: string, error: unknown): void =>
    print(`${what}: ${error instanceof Error ? error.message : String(error)}`)
  const counts = await deliverOnce(store, settings, report)
  if (counts) print(`${counts.delivered} delivered, ${counts.failed} to be retried, ${counts.givenUp} given up.`)
}

async function retry({ ids }: CommandOf<'retry'>, context: CommandContext): Promise<void> {
  const requeued = await context.store.requeue(ids.length > 0 ? { ids } : { state: 'dead' })
  if (ids.length > requeued) {
    context.print(`${ids.length - requeued} ids are unknown, already delivered, or being delivered.`)
  }
  await deliver(context)
}

async function deletePerson(
  { email, isSure }: CommandOf<'delete'>,
  { store, print, ask }: CommandContext,
): Promise<void> {
  if (!isSure) {
    if (!ask) throw new CommandError('Cannot prompt here; pass `--yes`.')
    if (!(await ask(`Delete all leads and files of ${email} for good?`))) {
      print('Nothing was deleted.')
      return
    }
  }
  const { leads, files } = await store.deleteByEmail(email)
  print(`Deleted ${count(leads, 'lead')} and ${count(files, 'file')} of ${email}.`)
  if (leads > 0) print('Delete the data of this person in the CRM, too.')
}

/** @throws CommandError with what to do when the command cannot run */
export async function runLeadsCommand(command: LeadsCommand, context: CommandContext): Promise<void> {
  switch (command.command) {
    case 'list':
      return list(command, context)
    case 'dead':
      return listDead(context)
    case 'export':
      return exportLeads(command, context)
    case 'deliver':
      return deliver(context)
    case 'retry':
      return retry(command, context)
    case 'delete':
      return deletePerson(command, context)
  }
}
