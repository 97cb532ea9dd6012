import { EventEmitter } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { DropArgument } from 'node:net'
import { limitConnections } from './limit-connections'

class Connection extends EventEmitter {
  isOpen = true

  constructor(readonly remoteAddress: string | undefined) {
    super()
  }

  destroy(): void {
    this.isOpen = false
    this.emit('close')
  }
}

let server: Server

/** Opens connections, and returns which ones the server accepts. */
const open = (...addresses: readonly (string | undefined)[]): readonly Connection[] =>
  addresses.map((address) => {
    const connection = new Connection(address)
    // The server reads only from connections with listeners.
    server.emit('connection', connection)
    return connection
  })

const states = (connections: readonly Connection[]): readonly boolean[] => connections.map(({ isOpen }) => isOpen)

function limit(connectionsPerAddress: number): readonly unknown[] {
  const dropped: unknown[] = []
  server = createServer().removeAllListeners('connection')
  limitConnections(server, { connections: 100, connectionsPerAddress })
  server.on('drop', (data?: DropArgument) => dropped.push(data?.remoteAddress))
  return dropped
}

it('limits each address separately, and an IPv6 network as one', () => {
  const dropped = limit(2)
  const connections = open('192.0.2.1', '::ffff:192.0.2.1', '192.0.2.1', '192.0.2.2', '2001:db8::1', '2001:db8::2')
  expect(states(connections)).toEqual([true, true, false, true, true, true])
  expect(states(open('2001:db8::3', '2001:db8:0:1::1'))).toEqual([false, true])
  expect(dropped).toEqual(['192.0.2.1', '2001:db8::3'])
})

it('accepts an address again after one of its connections has closed', () => {
  limit(1)
  const [first] = open('192.0.2.1')
  expect(states(open('192.0.2.1'))).toEqual([false])
  first?.destroy()
  expect(states(open('192.0.2.1', '192.0.2.1'))).toEqual([true, false])
})
