import { Failure } from './failure'

const highestPort = 65_535

/**
 * Reads the number of a port.
 *
 * @param name what the text was given for, for the message
 * @throws Failure when it is no number from 1 to 65535
 */
export function readPort(text: string, name: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port >= 1 && port <= highestPort) return port
  throw new Failure(`${name} takes a number from 1 to ${highestPort}, not "${text}".`)
}
