import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { responseHeaders } from '../security-headers'

/** Errors of Node's parser with a status other than 400. */
const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/**
 * The status for a request that Node could not read completely.
 *
 * @returns `undefined` if the client has disconnected
 */
export const clientErrorStatus = ({ code = '' }: NodeJS.ErrnoException, socket: Socket): number | undefined =>
  code === 'ECONNRESET' || !socket.writable ? undefined : (statuses[code] ?? 400)

/** Answers such a request, which reaches no route, and closes the connection. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  const status = clientErrorStatus(error, socket)
  if (status !== undefined) {
    const body = 'Bad request\n'
    const headers = {
      ...responseHeaders(false),
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'content-length': body.length,
      connection: 'close',
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
  }
  socket.destroy(error)
}
