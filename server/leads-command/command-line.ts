import { parseArgs } from 'node:util'
import { leadStates, type LeadState } from '../lead'
import type { Requeued } from '../store/lead-queue'
import type { LeadFilter } from '../store/lead-rows'
import { leadsCommand } from './name'

/** An error that the operator can fix. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

const usage = `Usage: ${leadsCommand} <command>

  list [--state pending|delivered|dead|spam] [--form ID] [--limit N]
                         the latest leads, the newest last (default: 50)
  failing                leads that wait because a try failed, and why
  dead                   leads that will not be delivered, and why
  export csv|json [--out FILE] [--state …] [--form ID]
                         writes all leads to a file or the terminal
  deliver                delivers the leads that are due and deletes expired data, as a running server does
  retry [ID …]           delivers all dead letters again, or the leads with these ids, also spam
  retry --pending        delivers all leads that wait, without waiting for their next try
  give-up ID …           makes leads that wait dead letters
  delete E-MAIL [--yes]  deletes all data of a person; --yes skips the question
  backup FILE            copies an embedded database, also while the server runs
  restore FILE [--yes]   replaces an embedded database with a backup while no server runs; --yes also if leads
                         are lost
  audit                  who exported, deleted, backed up or restored leads, and when`

type Filter = Pick<LeadFilter, 'states' | 'formId'>

export type LeadsCommand =
  | ({ readonly command: 'list'; readonly limit: number } & Filter)
  | { readonly command: 'failing' | 'dead' | 'deliver' | 'audit' }
  | ({ readonly command: 'export'; readonly format: 'csv' | 'json'; readonly out?: string } & Filter)
  | { readonly command: 'retry'; readonly which: Requeued }
  | { readonly command: 'give-up'; readonly ids: readonly string[] }
  | { readonly command: 'delete'; readonly email: string; readonly isSure: boolean }
  | { readonly command: 'backup'; readonly file: string }
  | { readonly command: 'restore'; readonly file: string; readonly isSure: boolean }

const options = {
  state: { type: 'string' },
  form: { type: 'string' },
  limit: { type: 'string' },
  out: { type: 'string' },
  pending: { type: 'boolean' },
  yes: { type: 'boolean' },
} as const

type OptionName = keyof typeof options

const understood: Readonly<Record<LeadsCommand['command'], readonly OptionName[]>> = {
  list: ['state', 'form', 'limit'],
  failing: [],
  dead: [],
  export: ['state', 'form', 'out'],
  deliver: [],
  retry: ['pending'],
  'give-up': [],
  delete: ['yes'],
  backup: [],
  restore: ['yes'],
  audit: [],
}

const isCommand = (value: string): value is LeadsCommand['command'] => Object.hasOwn(understood, value)

const isState = (value: string): value is LeadState => leadStates.some((state) => state === value)

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options })
  } catch (error) {
    // The rest of Node's message is advice on arguments that start with a hyphen.
    const [reason = ''] = (error as Error).message.split('. ')
    throw new CommandError(`${reason}.\n\n${usage}`)
  }
}

function readState(value: string | undefined): readonly LeadState[] | undefined {
  if (value === undefined) return undefined
  if (!isState(value)) throw new CommandError(`--state must be one of ${leadStates.join(', ')}, not "${value}".`)
  return [value]
}

function readLimit(value = '50'): number {
  if (/^[1-9]\d{0,6}$/.test(value)) return Number(value)
  throw new CommandError(`--limit must be a positive integer, not "${value}".`)
}

/**
 * Reads the command line.
 *
 * @throws CommandError with the problem and the usage
 */
export function readLeadsCommand(args: readonly string[]): LeadsCommand {
  const { positionals, values } = parse(args)
  const [command = '', ...rest] = positionals
  if (!isCommand(command)) throw new CommandError(command ? `Unknown command "${command}".\n\n${usage}` : usage)
  const stray = (Object.keys(values) as OptionName[]).find((name) => !understood[command].includes(name))
  if (stray) throw new CommandError(`"${command}" does not take --${stray}.\n\n${usage}`)
  const expectNoMore = (count: number): void => {
    if (rest.length > count) throw new CommandError(`Unexpected argument "${rest.slice(count).join(' ')}".\n\n${usage}`)
  }
  switch (command) {
    case 'list':
      expectNoMore(0)
      return {
        command,
        states: readState(values.state),
        formId: values.form,
        limit: readLimit(values.limit),
      }
    case 'failing':
    case 'dead':
    case 'deliver':
    case 'audit':
      expectNoMore(0)
      return { command }
    case 'export': {
      expectNoMore(1)
      const [format] = rest
      if (format !== 'csv' && format !== 'json')
        throw new CommandError('Missing format. Use "export csv" or "export json".')
      return { command, format, out: values.out, states: readState(values.state), formId: values.form }
    }
    case 'retry':
      if (values.pending) expectNoMore(0)
      return { command, which: rest.length > 0 ? { ids: rest } : { state: values.pending ? 'pending' : 'dead' } }
    case 'give-up':
      if (rest.length === 0) throw new CommandError(`Missing id. "${leadsCommand} failing" shows ids.`)
      return { command, ids: rest }
    case 'delete': {
      expectNoMore(1)
      const [email] = rest
      if (!email?.includes('@')) throw new CommandError('Missing e-mail address, as in "delete ann@example.com".')
      return { command, email, isSure: values.yes ?? false }
    }
    case 'backup':
    case 'restore': {
      expectNoMore(1)
      const [file] = rest
      if (!file) throw new CommandError(`Missing file, as in "${command} leads-backup.db".`)
      return command === 'backup' ? { command, file } : { command, file, isSure: values.yes ?? false }
    }
  }
}
