import type { IncomingMessage, ServerResponse } from 'node:http'
import { readRequest } from '../faults/listen'
import type { ApiFunction, FunctionModule, FunctionRequest, FunctionResponse } from './function-types'
import { matchRoute } from './match-route'

/** Answers requests to functions; says whether a request was one. It is what `startHost` takes as `routes`. */
export type FunctionRoutes = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>

/** The most bytes of a form with a file in it. What else a function takes, its `config` says. */
const formLimit = 6 * 1024 * 1024

/** As Gatsby has it for functions that say nothing. */
const usualLimit = 100 * 1024

const units: Readonly<Record<string, number>> = { b: 1, kb: 1024, mb: 1024 * 1024 }

function toBytes(limit: number | string | undefined): number {
  if (typeof limit === 'number') return limit
  const [, count, unit] = /^(\d+)\s*(b|kb|mb)$/i.exec(limit ?? '') ?? []
  return count && unit ? Number(count) * (units[unit.toLowerCase()] ?? 1) : usualLimit
}

const limitOf = ({ config }: FunctionModule, contentType: string): number =>
  contentType.startsWith('multipart/') ? formLimit : toBytes(config?.bodyParser?.raw?.limit)

function refuse(response: ServerResponse, status: number, message: string): void {
  const body = JSON.stringify({ success: false, message })
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    // The rest of the body may still be on its way.
    Connection: 'close',
  })
  response.end(body)
}

/** A form without an answer yet: what the function says is sent with it. */
function withShorthands(response: ServerResponse): FunctionResponse {
  const extended: FunctionResponse = Object.assign(response, {
    status: (code: number) => {
      response.statusCode = code
      return extended
    },
    json: (value: unknown) => {
      response.setHeader('Content-Type', 'application/json; charset=utf-8')
      response.end(JSON.stringify(value))
      return extended
    },
    send: (body: string | Buffer) => {
      response.end(body)
      return extended
    },
  })
  return extended
}

async function run(
  { load }: ApiFunction,
  params: FunctionRequest['params'],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // A compressed body can be a thousand times larger than it looks, and no browser sends one.
  if (request.headers['content-encoding']) {
    refuse(response, 415, 'Compressed content is not taken here.')
    return
  }
  const loaded = await load()
  const contentType = request.headers['content-type'] ?? ''
  const limit = limitOf(loaded, contentType)
  if (Number(request.headers['content-length'] ?? 0) > 2 * limit) {
    refuse(response, 413, 'This is too large to send.')
    return
  }
  const body = await readRequest(request, limit)
  if (!body) {
    refuse(response, 413, 'This is too large to send.')
    return
  }
  const { searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const extended: FunctionRequest = Object.assign(request, {
    params,
    query: Object.fromEntries(searchParams),
    body: body.length > 0 ? body : undefined,
    originalUrl: request.url ?? '/',
  })
  await loaded.default(extended, withShorthands(response))
}

/**
 * Mounts functions below `/api/`, as a host of Gatsby Functions does. A function gets its body as bytes.
 * Paths below `/api/` without a function are answered with 404.
 */
export function functionRoutes(functions: readonly ApiFunction[]): FunctionRoutes {
  return async (request, response) => {
    const [pathname = ''] = (request.url ?? '').split('?')
    if (!pathname.startsWith('/api/')) return false
    for (const api of functions) {
      const params = matchRoute(api.route, pathname)
      if (!params) continue
      await run(api, params, request, response)
      return true
    }
    refuse(response, 404, 'This address does not exist.')
    return true
  }
}
