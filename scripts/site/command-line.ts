import { parseArgs } from 'node:util'
import { describeArgumentError, Failure, readPort } from '../support/command'

const commands = ['build', 'develop', 'serve', 'start'] as const
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

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options })
  } catch (error) {
    throw new Failure(
      `${describeArgumentError(error)} The options are --port N, --preview, --personalized and --verbose.`,
    )
  }
}

/**
 * Reads what `scripts/site.ts` was asked to do.
 *
 * @param args the arguments after the script's name
 * @throws Failure saying what there is to choose from
 */
export function readCommandLine(args: readonly string[]): CommandLine {
  const { positionals, values } = parse(args)
  const [command, ...others] = positionals
  if (command === undefined) throw new Failure(`Say what to do: ${commands.join(', ')}.`)
  if (!isCommand(command)) throw new Failure(`There is no command "${command}". Choose from ${commands.join(', ')}.`)
  if (others.length > 0) throw new Failure(`"${others.join(' ')}" is not understood: ${command} takes options only.`)
  const { port, ...switches } = values
  return { command, port: port === undefined ? undefined : readPort(port, '--port'), ...switches }
}
