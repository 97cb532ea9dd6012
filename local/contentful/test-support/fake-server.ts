import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { createServer as createSocketServer } from 'node:net'
import type { Certificate } from '../../faults/local-server'
import { largestAnswer } from '../answer'
import { Refusal } from './fake-environment'

/** The first byte of a TLS connection. */
const tlsHandshake = 22

function toText(value: unknown): string {
  const text = JSON.stringify(value)
  if (text.length <= largestAnswer) return text
  const message = `Response size too big. Maximum allowed response size: ${largestAnswer}B.`
  throw new Refusal(400, 'BadRequest', message)
}

/**
 * Serves answers over http and, with a certificate, over https at the same port.
 *
 * @param respond returns bytes, a value for JSON, or undefined for 204; throws a Refusal for an error of the API
 */
export async function serveAnswers(
  respond: (request: IncomingMessage) => Promise<unknown>,
  certificate: Certificate | undefined,
): Promise<{ readonly host: string; readonly close: () => Promise<void> }> {
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    // An idle connection of a client would delay closing by seconds.
    response.shouldKeepAlive = false
    respond(request)
      .then((body) => {
        const content = body === undefined || Buffer.isBuffer(body) ? body : toText(body)
        response.writeHead(body === undefined ? 204 : 200, { 'content-type': 'application/json' })
        response.end(content)
      })
      .catch((error: unknown) => {
        const { status, id, message, details, headers } =
          error instanceof Refusal ? error : new Refusal(500, 'ServerError', String(error))
        response.writeHead(status, { 'content-type': 'application/json', ...headers })
        response.end(JSON.stringify({ sys: { type: 'Error', id }, message, details }))
      })
  }
  const plain = createServer(handle)
  const secure = createSecureServer(certificate ?? {}, handle)
  const server = createSocketServer((socket) => {
    socket.once('data', (start) => {
      socket.pause()
      socket.unshift(start)
      ;(start[0] === tlsHandshake ? secure : plain).emit('connection', socket)
      process.nextTick(() => socket.resume())
    })
    // A client may close a connection that it has not used.
    socket.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    host: `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
