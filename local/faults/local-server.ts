import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface LocalServer {
  readonly url: string
  readonly close: () => Promise<void>
}

export interface Certificate {
  readonly key: string
  readonly cert: string
}

/**
 * Starts a server on this machine.
 *
 * @param certificate serves https instead of http
 * @throws Error if the port is in use
 */
export async function listen(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void> | void,
  port = 0,
  certificate?: Certificate,
): Promise<LocalServer> {
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    Promise.resolve(handle(request, response)).catch((error: unknown) => {
      console.error(`${request.method} ${request.url}:`, error)
      response.destroy()
    })
  }
  const server = certificate ? createSecureServer(certificate, answer) : createServer(answer)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `${certificate ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
        server.closeAllConnections()
      }),
  }
}

/** Starts a server on a port, or on a free one if it is in use. */
export const onPortOrAny = <Server>(start: (port: number) => Promise<Server>, port: number): Promise<Server> =>
  start(port).catch(() => start(0))

/**
 * Reads a body.
 *
 * @param limit in bytes; returns `undefined` for a longer body
 */
export async function readRequest(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request) {
    length += (part as Buffer).length
    // Read the rest, because clients send everything before they read.
    if (length <= limit) parts.push(part as Buffer)
  }
  return length <= limit ? Buffer.concat(parts) : undefined
}

export const faultNames = ['slow', 'hang', 'error', 'busy', 'html', 'empty', 'cut', 'stall', 'reset'] as const

/**
 * `slow` answers after a second, `busy` with 429, `html` with a page. `cut` sends half an answer and closes the
 * connection, `stall` keeps it open, `reset` sends nothing.
 */
export type FaultName = (typeof faultNames)[number]

export interface JsonAnswer {
  readonly status: number
  readonly body: unknown
}

const slowness = 1000

function sendText(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(text) })
  response.end(text)
}

export const sendJson = (response: ServerResponse, { status, body }: JsonAnswer): void =>
  sendText(response, status, 'application/json; charset=utf-8', JSON.stringify(body))

export async function sendWithFault(
  request: IncomingMessage,
  response: ServerResponse,
  answer: JsonAnswer,
  fault: FaultName | undefined,
): Promise<void> {
  switch (fault) {
    case undefined:
      sendJson(response, answer)
      break
    case 'slow':
      await sleep(slowness)
      sendJson(response, answer)
      break
    case 'hang':
      break
    case 'error':
      sendJson(response, { status: 500, body: { status: 'error', message: 'internal error' } })
      break
    case 'busy':
      sendJson(response, { status: 429, body: { status: 'error', message: 'too many requests' } })
      break
    case 'html':
      sendText(response, 200, 'text/html; charset=utf-8', '<!doctype html><title>Maintenance</title>')
      break
    case 'empty':
      sendText(response, 200, 'application/json', '')
      break
    case 'cut':
    case 'stall': {
      const text = JSON.stringify(answer.body)
      response.writeHead(answer.status, { 'Content-Type': 'application/json', 'Content-Length': text.length })
      response.write(text.slice(0, text.length / 2), () => {
        if (fault === 'cut') request.socket.destroy()
      })
      break
    }
    case 'reset':
      request.socket.destroy()
  }
}
