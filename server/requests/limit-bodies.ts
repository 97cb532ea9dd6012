import type { ServerResponse } from 'node:http'

/** In bytes: more than 15 uploads. */
const defaultLimit = 100 * 1024 * 1024

/**
 * Limits the bytes of the bodies that one network sends at the same time, and of the files in answers to it, because
 * they are kept in memory until they are complete, and with a slow client for minutes.
 *
 * @returns whether there is space; bytes count until the response is closed: complete or aborted
 */
export function limitBodies(limit = defaultLimit) {
  const open = new Map<string, number>()
  return (network: string, bytes: number, response: ServerResponse): boolean => {
    const sum = (open.get(network) ?? 0) + bytes
    if (sum > limit) return false
    open.set(network, sum)
    response.once('close', () => {
      const left = (open.get(network) ?? 0) - bytes
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
    return true
  }
}
