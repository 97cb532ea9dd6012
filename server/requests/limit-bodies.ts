import type { IncomingMessage } from 'node:http'

/** In bytes: more than 15 uploads. */
const defaultLimit = 100 * 1024 * 1024

/**
 * Limits the bytes of the bodies that one network sends at the same time, because they are kept in memory until they
 * are complete, and a slow one for minutes.
 *
 * @returns whether a body may be read; it counts until the request is closed, which means complete or aborted
 */
export function limitBodies(limit = defaultLimit) {
  const open = new Map<string, number>()
  return (network: string, bytes: number, request: IncomingMessage): boolean => {
    const sum = (open.get(network) ?? 0) + bytes
    if (sum > limit) return false
    open.set(network, sum)
    // A pipelined response that still waits for another one is not closed with its connection.
    request.once('close', () => {
      const left = (open.get(network) ?? 0) - bytes
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
    return true
  }
}
