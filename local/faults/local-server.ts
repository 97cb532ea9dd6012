import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface LocalServer {
  /** Origin without a slash at its end. */
  readonly url: string
  readonly close: () => Promise<void>
}

/**
 * Starts a server on this machine.
 *
 * @param port 0 takes a free one
 * @throws Error when the port is in use
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
    // Read and drop the rest, because a client reads the answer only after it has sent everything.
    if (length <= limit) parts.push(part as Buffer)
  }
  return length <= limit ? Buffer.concat(parts) : undefined
}

/** What can be wrong with an answer. */
export const faultNames = ['slow', 'hang', 'error', 'busy', 'html', 'empty', 'cut', 'reset'] as const

/**
 * `slow` answers after a second, `hang` never, `error` with 500, `busy` with 429, `html` with a page in
 * place of JSON, `empty` with nothing, `cut` ends the connection in the middle of the answer, `reset` before it.
 */
export type FaultName = (typeof faultNames)[number]

/** An answer in JSON, before it is sent. */
export interface JsonAnswer {
  readonly status: number
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

const slowness = 1000

function sendText(response: ServerResponse, status: number, type: string, text: string, headers = {}): void {
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(text), ...headers })
  response.end(text)
}

/** Sends an answer as JSON. */
export const sendJson = (response: ServerResponse, { status, body, headers }: JsonAnswer): void =>
  sendText(response, status, 'application/json; charset=utf-8', JSON.stringify(body), headers)

/** Sends an answer with the given fault, or unchanged without one. */
export async function sendWithFault(
  request: IncomingMessage,
  response: ServerResponse,
  answer: JsonAnswer,
  fault: FaultName | undefined,
): Promise<void> {
  switch (fault) {
    case undefined: {
      sendJson(response, answer)
      return
    }
    case 'slow':
      await sleep(slowness)
      {
        sendJson(response, answer)
        return
      }
    case 'hang':
      return
    case 'error': {
      sendJson(response, { status: 500, body: { status: 'error', message: 'internal error' } })
      return
    }
    case 'busy': {
      sendJson(response, {
        status: 429,
        body: { status: 'error', message: 'too many requests' },
        headers: { 'Retry-After': '1' },
      })
      return
    }
    case 'html': {
      sendText(response, 200, 'text/html; charset=utf-8', '<!doctype html><title>Maintenance</title>')
      return
    }
    case 'empty': {
      sendText(response, 200, 'application/json', '')
      return
    }
    case 'cut': {
      const text = JSON.stringify(answer.body)
      response.writeHead(answer.status, { 'Content-Type': 'application/json', 'Content-Length': text.length })
      response.write(text.slice(0, text.length / 2), () => request.socket.destroy())
      return
    }
    case 'reset':
      request.socket.destroy()
  }
}
