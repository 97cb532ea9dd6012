import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import { Failure, reportFailure } from '../../src/lib/failure'
import { inRoot } from './paths.mjs'

const highestPort = 65_535

/**
 * Reads a port number.
 *
 * @param name of the option, for the message
 * @throws Failure unless it is an integer from 1 to 65535
 */
export function readPort(text: string, name: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port >= 1 && port <= highestPort) return port
  throw new Failure(`${name} must be a number from 1 to ${highestPort}, not "${text}".`)
}

/**
 * Checks that no other program uses a port. Not all servers report it: Gatsby takes another port.
 *
 * @throws Failure if a program on this machine accepts connections at the port
 */
export async function checkPort(port: number): Promise<void> {
  const isInUse = await new Promise<boolean>((resolve) => {
    const socket = connect({ port, host: 'localhost' })
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })
  if (isInUse) {
    throw new Failure(`Port ${port} is in use. Stop the program that uses it, or set another one with --port N.`)
  }
}

/**
 * Reads a count, such as the number of runs.
 *
 * @param name of the option, for the message
 * @throws Failure unless it is a positive integer
 */
export function readCount(text: string, name: string): number {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text)
  throw new Failure(`${name} must be a positive integer, not "${text}".`)
}

/**
 * Reads the arguments of a command.
 *
 * @param help ends the message of a Failure: what the options are
 * @throws Failure for an unknown option, or one without its value
 */
export function readArguments<const Config extends Omit<ParseArgsConfig, 'args'>>(
  args: readonly string[],
  config: Config,
  help = '',
) {
  try {
    return parseArgs({ ...config, args: [...args] })
  } catch (error) {
    // The other sentences are about arguments that start with a dash.
    const [wrong = ''] = (error as Error).message.split('. ')
    throw new Failure(`${wrong.replace(/\.$/, '')}. ${help}`.trimEnd())
  }
}

export const untilStopped = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })

/** Runs a command with the variables of `.env`. After an error, it ends with status 1. */
export function runCommand(main: () => unknown): void {
  const environmentFile = inRoot('.env')
  if (existsSync(environmentFile)) process.loadEnvFile(environmentFile)
  Promise.resolve()
    .then(main)
    .catch((error: unknown) => {
      console.error()
      reportFailure(error)
    })
}
