import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface LocalServer {
  /** Origin without a slash at its end. */
  readonly url: string
  readonly close: () => Promise<void>
}

/**
 * Starts a server on this machine.
 *
 * @param port 0 takes a free one
 * @throws Error when the port is taken
 */
export async function listen(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void> | void,
  port = 0,
): Promise<LocalServer> {
  const server = createServer((request, response) => {
    Promise.resolve(handle(request, response)).catch((error: unknown) => {
      console.error(`${request.method} ${request.url}:`, error)
      response.destroy()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
        server.closeAllConnections()
      }),
  }
}

/**
 * Reads the body of a request.
 *
 * @returns `undefined` when it is longer than the limit, in bytes
 */
export async function readRequest(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request) {
    length += (part as Buffer).length
    // What is too much is read and dropped: an answer reaches only a client that could finish.
    if (length <= limit) parts.push(part as Buffer)
  }
  return length <= limit ? Buffer.concat(parts) : undefined
}
