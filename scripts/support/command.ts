import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { allowClosedOutput } from '../../server/allow-closed-output'
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
    throw new Failure(`Port ${port} is in use. Stop the program that uses it, or choose another port with --port N.`)
  }
}

export const untilStopped = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })

/** Runs a command with the variables of `.env`, also if its output is closed. `reportFailure` sets its exit status. */
export function runCommand(main: () => unknown): void {
  allowClosedOutput()
  const environmentFile = inRoot('.env')
  if (existsSync(environmentFile)) process.loadEnvFile(environmentFile)
  Promise.resolve()
    .then(main)
    .catch((error: unknown) => {
      console.error()
      reportFailure(error)
    })
}
