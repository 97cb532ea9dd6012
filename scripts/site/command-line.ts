import { readArguments } from '../../server/read-arguments'
import { Failure } from '../../src/lib/failure'
import { readPort } from '../support/command'

const commands = ['build', 'develop', 'preview', 'serve', 'start'] as const
type Command = (typeof commands)[number]

export interface CommandLine {
  readonly command: Command
  readonly port?: number
  readonly preview?: boolean
  readonly personalized?: boolean
  readonly verbose?: boolean
}

const isCommand = (value: string | undefined): value is Command => commands.some((command) => command === value)

const options = {
  port: { type: 'string' },
  preview: { type: 'boolean' },
  personalized: { type: 'boolean' },
  verbose: { type: 'boolean' },
} as const

const optionsOf: Readonly<Record<Command, readonly string[]>> = {
  build: ['preview', 'verbose'],
  develop: ['port', 'preview'],
  preview: ['port'],
  serve: ['port', 'personalized'],
  start: ['port', 'preview', 'verbose'],
}

/**
 * Reads the command line of `scripts/site.ts`.
 *
 * @param args the arguments after the script's name
 * @throws Failure that names the problem and lists the choices
 */
export function readCommandLine(args: readonly string[]): CommandLine {
  const { positionals, values } = readArguments(args, { allowPositionals: true, options })
  const [command, ...others] = positionals
  if (command === undefined) throw new Failure(`Missing command. Use one of ${commands.join(', ')}.`)
  if (!isCommand(command)) throw new Failure(`Unknown command "${command}". Use one of ${commands.join(', ')}.`)
  if (others.length > 0) throw new Failure(`Unexpected argument "${others.join(' ')}": ${command} takes only options.`)
  const foreign = Object.keys(values).find((name) => !optionsOf[command].includes(name))
  if (foreign !== undefined) {
    throw new Failure(`"--${foreign}" is not an option of ${command}. Use --${optionsOf[command].join(', --')}.`)
  }
  const { port, ...switches } = values
  return { command, port: port === undefined ? undefined : readPort(port, '--port'), ...switches }
}
