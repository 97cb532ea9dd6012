import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { createServer as createSocketServer } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { RestAdapterParams } from 'contentful-management'
import type { Certificate } from '../../faults/local-server'
import { largestAnswer } from '../answer'
import { ApiError, badRequest } from '../api-error'

export interface ApiRequest {
  readonly method: string
  /** Path and query. */
  readonly address: string
  /** Names are in lower case. */
  readonly headers: Readonly<NodeJS.Dict<string | string[]>>
  readonly body: Buffer
}

/** Returns bytes, a value for JSON, or undefined for 204. Throws an ApiError for an error of the API. */
type Respond = (request: ApiRequest) => unknown

function toText(value: unknown): string {
  const text = JSON.stringify(value)
  if (text.length <= largestAnswer) return text
  const message = `Response size too big. Maximum allowed response size: ${largestAnswer}B.`
  throw badRequest(message)
}

function answer(respond: Respond, request: ApiRequest) {
  const type = { 'content-type': 'application/json' }
  try {
    const body = respond(request)
    if (body === undefined) return { status: 204, headers: type, content: '' }
    return { status: 200, headers: type, content: Buffer.isBuffer(body) ? body : toText(body) }
  } catch (error) {
    const { status, id, message, details, headers } =
      error instanceof ApiError ? error : new ApiError(500, 'ServerError', String(error))
    const content = JSON.stringify({ sys: { type: 'Error', id }, message, details })
    return { status, headers: { ...type, ...headers }, content }
  }
}

type Adapter = Extract<RestAdapterParams['adapter'], (config: never) => unknown>

/** The adapters of APIs in this process, by host. */
const adapters = new Map<string, Adapter>()

/** Lets Contentful's client call an API in the same process directly, which takes a tenth of the time of a connection. */
export const adapterOf = (host: string): Adapter | undefined => adapters.get(host)

const makeAdapter =
  (respond: Respond): Adapter =>
  (config) => {
    const { url = '', method = 'get', headers } = config
    const query = new URLSearchParams((config.params ?? {}) as Record<string, string>)
    const names = Object.entries(headers.toJSON()).map(([name, value]) => [name.toLowerCase(), value] as const)
    // Text, the bytes of an upload, or nothing.
    const data = (config.data ?? '') as string
    const { content, ...others } = answer(respond, {
      method: method.toUpperCase(),
      address: `${url}?${query}`,
      headers: Object.fromEntries(names),
      body: Buffer.from(data),
    })
    const response = { ...others, statusText: '', data: String(content), config }
    if (response.status < 400) return Promise.resolve(response)
    const error = new Error(`The API responded with status ${response.status}.`)
    return Promise.reject(Object.assign(error, { config, response }))
  }

/** The first byte of a TLS connection. */
const tlsHandshake = 22

/** Serves answers over http and, with a certificate, over https at the same port, and to clients in this process. */
export async function serveAnswers(
  respond: Respond,
  certificate: Certificate | undefined,
): Promise<{ readonly host: string; readonly close: () => Promise<void> }> {
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    // An idle connection of a client would delay closing by seconds.
    response.shouldKeepAlive = false
    const { method = 'GET', url: address = '/', headers } = request
    const answered = answer(respond, { method, address, headers, body: await buffer(request) })
    response.writeHead(answered.status, answered.headers).end(answered.content)
  }
  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    // The client may end the connection while it sends a body.
    handle(request, response).catch(() => response.destroy())
  }
  const plain = createServer(listener)
  const secure = createSecureServer(certificate ?? {}, listener)
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
  const host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  adapters.set(host, makeAdapter(respond))
  return {
    host,
    close: () => {
      adapters.delete(host)
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
