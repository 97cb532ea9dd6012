import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import nodeModule from 'node:module'
import path from 'node:path'
import * as v from 'valibot'
import { readRequest } from '../faults/local-server'

/** What a function gets: a request with its address taken apart and its body read. */
type FunctionRequest = IncomingMessage & {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
  readonly originalUrl: string
}

/** What a function answers with: Node's response and the shorthands that functions use. */
type FunctionResponse = ServerResponse & {
  status: (code: number) => FunctionResponse
  json: (value: unknown) => FunctionResponse
  send: (body: string | Buffer) => FunctionResponse
}

/** The part of a function's `config` that the host supports. */
interface FunctionConfig {
  readonly bodyParser?: { readonly raw?: { readonly limit?: number | string } }
}

/** A file of `src/api`, compiled or not. */
interface FunctionModule {
  readonly default: (request: FunctionRequest, response: FunctionResponse) => unknown
  readonly config?: FunctionConfig
}

/** A function and where it is. */
export interface ApiFunction {
  /** Below `/api/`, such as `:crm/submitForm`. */
  readonly route: string
  /** Loads the file, when it is first asked for. */
  readonly load: () => FunctionModule | Promise<FunctionModule>
}

/**
 * Whether a path is that of a function.
 *
 * @param route below `/api/`; a part that begins with a colon stands for any one part
 * @param pathname as in an address, encoded
 * @returns the parts that stood for others, by name; `undefined` when it is another path
 */
export function matchRoute(route: string, pathname: string): Readonly<Record<string, string>> | undefined {
  const wanted = ['api', ...route.split('/').filter(Boolean)]
  const given = pathname.split('/').filter(Boolean)
  if (given.length !== wanted.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? ''
    if (!part.startsWith(':')) {
      if (part !== value) return undefined
      continue
    }
    try {
      params[part.slice(1)] = decodeURIComponent(value)
    } catch {
      return undefined
    }
  }
  return params
}

/** Answers requests to functions; returns whether it answered this one. For the `routes` of `startHost`. */
type FunctionRoutes = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>

/** Largest body of a form with a file, in bytes. The `config` of a function limits everything else. */
const formLimit = 6 * 1024 * 1024

/** Gatsby's default. */
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

/** Adds the shorthands that functions use to a response. */
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
  // A compressed body can expand a thousandfold, and no browser sends one.
  if (request.headers['content-encoding']) {
    refuse(response, 415, 'Compressed requests are not supported.')
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

const manifestSchema = v.array(
  v.object({
    functionRoute: v.string(),
    matchPath: v.optional(v.nullable(v.string())),
    relativeCompiledFilePath: v.string(),
  }),
)

/**
 * The functions that Gatsby's build has compiled: the same code that a host of Gatsby Functions runs.
 *
 * @param folder where Gatsby keeps them: `.cache/functions`
 * @throws Error when there is no build
 */
export async function compiledFunctions(folder: string): Promise<readonly ApiFunction[]> {
  const text = await readFile(path.join(folder, 'manifest.json'), 'utf8').catch(() => undefined)
  if (text === undefined) throw new Error(`There are no compiled functions in ${folder}. Run "npm run build" first.`)
  const load = nodeModule.createRequire(path.join(path.resolve(folder), 'manifest.json'))
  return v.parse(manifestSchema, JSON.parse(text)).map(({ functionRoute, matchPath, relativeCompiledFilePath }) => ({
    route: matchPath ?? functionRoute,
    load: () => load(`./${relativeCompiledFilePath}`) as FunctionModule,
  }))
}
