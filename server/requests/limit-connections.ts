import type { Server } from 'node:http'
import { networkOf } from './sender'

export interface ConnectionLimits {
  /** Maximum open connections. */
  readonly connections: number
  /** The same for one IPv4 address or IPv6 /64. 0 means no limit, as behind a proxy that all visitors share. */
  readonly connectionsPerAddress: number
}

export const defaultConnectionLimits: ConnectionLimits = { connections: 8000, connectionsPerAddress: 1000 }

/** Closes new connections over a limit without an answer. For each, the server emits `drop`, as Node does. */
export function limitConnections(server: Server, { connections, connectionsPerAddress: most }: ConnectionLimits): void {
  server.maxConnections = connections
  if (most === 0) return
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress ?? '')
    const count = open.get(network) ?? 0
    if (count >= most) {
      server.emit('drop', { remoteAddress: socket.remoteAddress })
      socket.destroy()
      return
    }
    open.set(network, count + 1)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })
}
