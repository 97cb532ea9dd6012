import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, type Server } from 'node:https'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { ApiAnswer, ApiRequest } from './answer'

const address = '127.0.0.1'

const compress = promisify(gzip)

/** Smaller bodies are not worth compressing, in bytes. */
const smallest = 1024

const isText = (contentType: string | undefined) => /json|svg|text/.test(contentType ?? '')

async function send(request: IncomingMessage, response: ServerResponse, answer: ApiAnswer): Promise<void> {
  const takesGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
  const headers: Record<string, string> = { ...answer.headers, vary: 'Accept-Encoding' }
  let { body } = answer
  if (takesGzip && isText(answer.headers['content-type']) && body.length >= smallest) {
    body = await compress(body)
    headers['content-encoding'] = 'gzip'
  }
  response.writeHead(answer.status, { ...headers, 'content-length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}

const tryToListen = (server: Server, port: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' || error.code === 'EACCES' ? resolve(false) : reject(error)
    server.once('error', fail)
    server.listen(port, address, () => {
      server.off('error', fail)
      resolve(true)
    })
  })

export interface RunningServer {
  /** Host and port, such as `127.0.0.1:8743`. */
  readonly host: string
  readonly close: () => Promise<void>
}

/**
 * Serves over https on the loopback address.
 *
 * @param options.port the port that is wanted; when it is taken, a free one is used. 0 takes a free one.
 * @param options.handle answers a request, given the host and port that it came to; never throws
 */
export async function serve(options: {
  key: string
  cert: string
  port: number
  handle: (request: ApiRequest, host: string) => Promise<ApiAnswer>
}): Promise<RunningServer> {
  const { key, cert, port, handle } = options
  let host = ''
  const server = createServer({ key, cert }, (request, response) => {
    const { url = '/', method = 'GET', headers } = request
    const apiRequest = {
      method: method === 'HEAD' ? 'GET' : method,
      url: new URL(`https://${host}${url}`),
      authorization: headers.authorization,
    }
    handle(apiRequest, host)
      .then((answer) => send(request, response, answer))
      .catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
  })
  if (!(await tryToListen(server, port))) await tryToListen(server, 0)
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port')
  host = `${address}:${bound.port}`
  return {
    host,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
        server.closeAllConnections()
      }),
  }
}
