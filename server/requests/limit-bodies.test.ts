import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { until } from '../test-support/until'
import { limitBodies } from './limit-bodies'

it('stops counting a pipelined request whose connection closes before its turn', async () => {
  const mayRead = limitBodies(10)
  const requests: IncomingMessage[] = []
  const responses: ServerResponse[] = []
  // Never answers, so the second request waits for the first one.
  const server = createServer((request, response) => {
    mayRead('a', Number(request.headers['content-length'] ?? 0), request, response)
    requests.push(request.resume())
    responses.push(response)
  })
  await once(server.listen().unref(), 'listening')
  const socket = connect((server.address() as AddressInfo).port)
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\nPOST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n')
  await until(() => requests.length === 2)
  socket.destroy()
  await until(() => requests.every(({ closed }) => closed))
  const isAllowed = requests.map((request, index) => mayRead('a', 10, request, responses[index] as ServerResponse))
  expect(isAllowed).toEqual([true, false])
})

it('stops counting a request that was answered before its end', async () => {
  const mayRead = limitBodies(10)
  const isAllowed: boolean[] = []
  const server = createServer((request, response) => {
    isAllowed.push(mayRead('a', 10, request, response))
    response.end()
  })
  await once(server.listen().unref(), 'listening')
  for (let count = 0; count < 2; count += 1) {
    const socket = connect((server.address() as AddressInfo).port)
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nunfinish')
    await once(socket, 'data')
    socket.destroy()
  }
  expect(isAllowed).toEqual([true, true])
})
