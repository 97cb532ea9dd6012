import type { IncomingMessage, ServerResponse } from 'node:http'

/** In bytes: more than 15 uploads. */
const defaultLimit = 100 * 1024 * 1024

/**
 * Limits the bytes of the bodies that one network sends at the same time, and of the files in answers to it, because
 * they are kept in memory until they are complete, and with a slow client for minutes.
 *
 * @returns whether there is space; bytes count until the body is complete, or the request was answered or aborted
 */
export function limitBodies(limit = defaultLimit) {
  const open = new Map<string, number>()
  return (network: string, bytes: number, request: IncomingMessage, response: ServerResponse): boolean => {
    const sum = (open.get(network) ?? 0) + bytes
    if (sum > limit) return false
    open.set(network, sum)
    let isCounted = true
    const release = (): void => {
      if (!isCounted) return
      isCounted = false
      const left = (open.get(network) ?? 0) - bytes
      if (left > 0) open.set(network, left)
      else open.delete(network)
    }
    // With its connection, Node closes neither the request of a response that has ended, nor a pipelined response that
    // waits for another one.
    request.once('close', release)
    response.once('close', release)
    return true
  }
}
