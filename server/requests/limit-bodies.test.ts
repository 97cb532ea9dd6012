import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { limitBodies } from './limit-bodies'

it('stops counting a request that was answered before its end', async () => {
  const mayRead = limitBodies(10)
  const isAllowed: boolean[] = []
  const server = createServer((_request, response) => {
    isAllowed.push(mayRead('a', 10, response))
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
