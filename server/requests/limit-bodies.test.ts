import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { until } from '../test-support/until'
import { limitBodies } from './limit-bodies'

it('stops counting a pipelined request whose connection closes before its turn', async () => {
  const mayRead = limitBodies(10)
  const requests: IncomingMessage[] = []
  // Never answers, so the second request waits for the first one.
  const server = createServer((request) => {
    mayRead('a', Number(request.headers['content-length'] ?? 0), request)
    requests.push(request.resume())
  })
  await once(server.listen().unref(), 'listening')
  const socket = connect((server.address() as AddressInfo).port)
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\nPOST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n')
  await until(() => requests.length === 2)
  socket.destroy()
  await until(() => requests.every(({ closed }) => closed))
  expect(requests.map((request) => mayRead('a', 10, request))).toEqual([true, false])
})
