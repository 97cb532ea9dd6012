import { Failure } from '../../src/lib/failure'
import { leadStates, type LeadState } from '../lead'
import { readArguments, readCount } from '../read-arguments'
import { leadsCommand } from './name'
import {
  backUp,
  deletePerson,
  deliver,
  exportLeads,
  giveUp,
  list,
  listAudit,
  listDead,
  listFailing,
  restore,
  retry,
  type CommandContext,
} from './run-command'

const usage = `Usage: ${leadsCommand} <command>

  list [--state pending|delivered|dead|spam] [--form ID] [--limit N]
                         the latest leads, the newest last (default: 50)
  failing                leads that wait for another try, and why the last one failed
  dead                   leads that will not be delivered, and why
  export csv|json [--out FILE] [--state …] [--form ID]
                         writes all leads to a file or the terminal
  deliver                delivers the leads that are due and deletes expired data, as a running server does
  retry [ID …]           delivers all dead letters again, or the leads with these ids, also spam
  retry --pending        delivers waiting leads now, except those that the CRM may already have
  give-up ID …           makes dead letters of waiting leads
  delete E-MAIL [--yes]  deletes all data of a person; --yes skips the question
  backup FILE            copies an embedded database, also while the server runs
  restore FILE [--yes]   replaces an embedded database with a backup while no server runs; --yes also if leads
                         are lost
  audit                  who exported, deleted, backed up or restored leads, and when`

export interface LeadsCommand {
  readonly name: keyof typeof commands
  /** @throws Failure with instructions if the command cannot run */
  readonly run: (context: CommandContext) => Promise<void>
}

const options = {
  state: { type: 'string' },
  form: { type: 'string' },
  limit: { type: 'string' },
  out: { type: 'string' },
  pending: { type: 'boolean' },
  yes: { type: 'boolean' },
} as const

type OptionName = keyof typeof options

/** How many arguments each command takes at most, and its options. */
const commands = {
  list: [0, 'state', 'form', 'limit'],
  failing: [0],
  dead: [0],
  export: [1, 'state', 'form', 'out'],
  deliver: [0],
  retry: [Infinity, 'pending'],
  'give-up': [Infinity],
  delete: [1, 'yes'],
  backup: [1],
  restore: [1, 'yes'],
  audit: [0],
} as const satisfies Readonly<Record<string, readonly [number, ...OptionName[]]>>

const isCommand = (value: string): value is LeadsCommand['name'] => Object.hasOwn(commands, value)

const isState = (value: string): value is LeadState => leadStates.some((state) => state === value)

const parse = (args: readonly string[]) => readArguments(args, { allowPositionals: true, options }, `\n${usage}`)

function readState(value: string | undefined): readonly LeadState[] | undefined {
  if (value === undefined) return undefined
  if (!isState(value)) throw new Failure(`--state must be one of ${leadStates.join(', ')}, not "${value}".`)
  return [value]
}

function actionOf(
  name: LeadsCommand['name'],
  args: readonly string[],
  { state, form: formId, limit = '50', out, pending, yes: isSure = false }: ReturnType<typeof parse>['values'],
): LeadsCommand['run'] {
  const [first] = args
  const filter = { states: readState(state), formId }
  switch (name) {
    case 'list': {
      const most = readCount(limit, '--limit')
      return (context) => list(filter, most, context)
    }
    case 'failing':
      return listFailing
    case 'dead':
      return listDead
    case 'deliver':
      return deliver
    case 'audit':
      return listAudit
    case 'export':
      if (first !== 'csv' && first !== 'json') {
        throw new Failure('Missing format. Use "export csv" or "export json".')
      }
      return (context) => exportLeads(first, out, filter, context)
    case 'retry': {
      const state = pending ? 'pending' : 'dead'
      return (context) => retry(args.length > 0 ? { ids: args } : { state }, context)
    }
    case 'give-up':
      if (!first) throw new Failure(`Missing id. "${leadsCommand} failing" shows ids.`)
      return (context) => giveUp(args, context)
    case 'delete':
      if (!first?.includes('@')) throw new Failure('Missing e-mail address, as in "delete ann@example.com".')
      return (context) => deletePerson(first, isSure, context)
    case 'backup':
    case 'restore':
      if (!first) throw new Failure(`Missing file, as in "${name} leads-backup.db".`)
      return (context) => (name === 'backup' ? backUp(first, context) : restore(first, isSure, context))
  }
}

/**
 * Reads the command line.
 *
 * @throws Failure with the problem and the usage
 */
export function readLeadsCommand(line: readonly string[]): LeadsCommand {
  const { positionals, values } = parse(line)
  const [name = '', ...args] = positionals
  if (!isCommand(name)) throw new Failure(name ? `Unknown command "${name}".\n\n${usage}` : usage)
  const [most, ...taken]: readonly [number, ...OptionName[]] = commands[name]
  const stray = (Object.keys(values) as OptionName[]).find((option) => !taken.includes(option))
  if (stray) throw new Failure(`"${name}" does not take --${stray}.\n\n${usage}`)
  const unexpected = args.slice(values.pending ? 0 : most)
  if (unexpected.length > 0) throw new Failure(`Unexpected argument "${unexpected.join(' ')}".\n\n${usage}`)
  return { name, run: actionOf(name, args, values) }
}
