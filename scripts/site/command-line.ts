import { readArguments } from '../../server/read-arguments'
import { Failure } from '../../src/lib/failure'
import { readPort } from '../support/command'

const value = { type: 'string' } as const
const flag = { type: 'boolean' } as const

const options = {
  build: { preview: flag, verbose: flag },
  develop: { port: value, preview: flag },
  preview: { port: value },
  serve: { port: value, personalized: flag },
  start: { port: value, preview: flag, verbose: flag },
}

type Command = keyof typeof options

export interface CommandLine {
  readonly command: Command
  readonly port?: number
  readonly preview?: boolean
  readonly personalized?: boolean
  readonly verbose?: boolean
}

interface Values extends Omit<CommandLine, 'command' | 'port'> {
  readonly port?: string
}

const isCommand = (name: string): name is Command => Object.hasOwn(options, name)

/**
 * Reads the command line of `scripts/site.ts`.
 *
 * @param args the arguments after the script's name
 * @throws Failure that names the problem and lists the choices
 */
export function readCommandLine([command, ...rest]: readonly string[]): CommandLine {
  const choices = `Use one of ${Object.keys(options).join(', ')}.`
  if (command === undefined) throw new Failure(`Missing command. ${choices}`)
  if (!isCommand(command)) throw new Failure(`Unknown command "${command}". ${choices}`)
  const { port, ...switches } = readArguments(rest, { options: options[command] }).values as Values
  return { command, port: port === undefined ? undefined : readPort(port, '--port'), ...switches }
}
