import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Lets the tests of a file start HTTP servers, which end after the last test.
 *
 * @returns starts a server and returns its origin
 */
export function useServices(): (answer: RequestListener) => Promise<string> {
  const servers: Server[] = []
  afterAll(() => {
    for (const server of servers) server.close().closeAllConnections()
  })
  return async (answer) => {
    const server = createServer(answer)
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }
}
