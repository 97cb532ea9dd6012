import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { contentModel } from '../../content/model'
import { ApiError, badRequest, errorBody, invalidQuery, notFound } from './api-error'
import type { Api } from './ledger'
import { callsPerSecond } from './rate-limit'
import {
  assetResource,
  assetUrl,
  contentTypeResource,
  entryResource,
  environmentId,
  localeResource,
  spaceResource,
  type View,
} from './resources'
import type { SpaceAsset } from './space'
import { answerSync } from './sync'

export interface ApiRequest {
  readonly method: string
  readonly url: URL
  readonly authorization: string | undefined
}

interface ApiAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** Not secrets. Clients must send a token, and the API rejects a wrong one. */
export const accessTokens: Readonly<Record<Api, string>> = {
  delivery: 'local-delivery-token',
  preview: 'local-preview-token',
}

/** Whether the answer depends on entries or assets, not only on the settings and the content model. */
export const needsContent = ({ url }: ApiRequest): boolean =>
  !url.pathname.startsWith('/spaces/') || /\/(?:sync|entries|assets)$/.test(url.pathname)

function checkToken({ url, authorization }: ApiRequest, api: Api): void {
  const given = url.searchParams.get('access_token') ?? /^Bearer (.+)$/i.exec(authorization ?? '')?.[1]
  if (given === accessTokens[api]) return
  throw new ApiError(401, 'AccessTokenInvalid', 'The access token you sent could not be found or is invalid.')
}

const defaultLimit = 100
const highestLimit = 1000

const pageParameters = new Set(['access_token', 'skip', 'limit', 'order', 'locale', 'include'])

/**
 * @param order a path such as `sys.createdAt`
 * @throws ApiError 400 for another path
 */
function sorted<Item extends { readonly sys: object }>(items: readonly Item[], order: string): readonly Item[] {
  const name = order.replace(/^sys\./, '')
  const valueOf = ({ sys }: Item) => (sys as Readonly<Record<string, unknown>>)[name]
  if (name === order || items.some((item) => typeof valueOf(item) !== 'string')) {
    throw invalidQuery({ name: 'unknown', path: ['order'], value: order })
  }
  return [...items].sort((first, second) => {
    const [one, other] = [String(valueOf(first)), String(valueOf(second))]
    return one < other ? -1 : Number(one > other)
  })
}

/** @throws ApiError 400 for another value than a number in the range */
function readNumber(query: URLSearchParams, name: string, otherwise: number, highest: number): number {
  const text = query.get(name) ?? String(otherwise)
  if (/^\d+$/.test(text) && Number(text) <= highest) return Number(text)
  const message = `The value provided for "${name}" is invalid. Please provide a valid number value`
  throw new ApiError(400, 'InvalidQuery', message)
}

/**
 * A page of a collection.
 *
 * @throws ApiError 400 for an unknown or invalid parameter
 */
function pageOf<Item extends { readonly sys: object }>(all: readonly Item[], query: URLSearchParams) {
  const unknown = [...query.keys()].filter((name) => !pageParameters.has(name))
  if (unknown.length > 0) throw invalidQuery(...unknown.map((name) => ({ name: 'unknown', path: [name] })))
  const order = query.get('order')
  const items = order === null ? all : sorted(all, order)
  const skip = readNumber(query, 'skip', 0, Number.MAX_SAFE_INTEGER)
  const limit = readNumber(query, 'limit', defaultLimit, highestLimit)
  return { sys: { type: 'Array' }, total: items.length, skip, limit, items: items.slice(skip, skip + limit) }
}

/**
 * Contentful also answers in one locale, and with linked entries. Nothing here asks for that.
 *
 * @throws ApiError 400 for another value
 */
function requireValue(query: URLSearchParams, name: string, value: string): void {
  if (query.get(name) === value) return
  throw new ApiError(400, 'InvalidQuery', `The local Contentful supports only ${name}=${value}.`)
}

/** @throws ApiError 400 for an invalid query, 404 for a missing resource */
function resourceAt(view: View, path: readonly string[], { searchParams: query, host }: URL): unknown {
  switch (path.join('/')) {
    case 'content_types':
      return pageOf(
        contentModel.map((type) => contentTypeResource(view, type)),
        query,
      )
    case 'entries':
      requireValue(query, 'locale', '*')
      requireValue(query, 'include', '0')
      return pageOf(
        [...view.entries.values()].map((entry) => entryResource(view, entry)),
        query,
      )
    case 'assets':
      requireValue(query, 'locale', '*')
      return pageOf(
        [...view.assets.values()].map((asset) => assetResource(view, asset)),
        query,
      )
    case 'locales':
      return pageOf(view.space.locales.map(localeResource), query)
    case 'tags':
      return pageOf([], query)
    case 'sync':
      return answerSync(view, query, host)
    default:
      throw notFound()
  }
}

/** @throws ApiError 401 for an invalid token, 404 for a missing resource, 400 for an invalid query */
function apiBody(view: View, request: ApiRequest): unknown {
  const { url, method } = request
  const [root, spaceId, ...rest] = url.pathname
    .split('/')
    .filter((part) => part !== '')
    .map(decodeURIComponent)
  if (root !== 'spaces' || method !== 'GET') throw notFound()
  checkToken(request, view.api)
  if (spaceId !== view.space.id) throw notFound({ type: 'Space', id: spaceId })
  if (rest.length === 0) return spaceResource(view.space)
  if (rest[0] !== 'environments') return resourceAt(view, rest, url)
  const [, environment, ...path] = rest
  if (environment !== environmentId) throw notFound({ type: 'Environment', id: environment, space: spaceId })
  return resourceAt(view, path, url)
}

/** Contentful's limit in bytes, uncompressed. */
export const largestAnswer = 7 * 1024 * 1024

const jsonType = 'application/vnd.contentful.delivery.v1+json'

/** @throws ApiError 400 if the answer is too large */
function json(view: View, requestId: string, content: unknown, { status = 200, headers = {} } = {}): ApiAnswer {
  const body = Buffer.from(JSON.stringify(content))
  if (body.length > largestAnswer) {
    throw badRequest(`Response size too big. Maximum allowed response size: ${largestAnswer}B.`)
  }
  return {
    status,
    headers: {
      ...headers,
      'content-type': jsonType,
      'x-contentful-request-id': requestId,
      'x-contentful-ratelimit-second-limit': String(callsPerSecond[view.api]),
      'contentful-api': view.api === 'delivery' ? 'cda' : 'cpa',
      'cf-space-id': view.space.id,
      'cf-environment-id': environmentId,
      'access-control-allow-origin': '*',
      'cache-control': 'max-age=0',
    },
    body,
  }
}

const assetAt = (view: View, pathname: string): SpaceAsset | undefined => {
  const asset = view.assets.get(pathname.split('/')[2] ?? '')
  return asset && assetUrl(view.space, asset, view.assetHost) === `//${view.assetHost}${pathname}` ? asset : undefined
}

/**
 * Answers a request to an API or for a file.
 *
 * @param checkRate counts a call of the API
 */
export async function answer(view: View, request: ApiRequest, checkRate: () => void): Promise<ApiAnswer> {
  const { host, pathname } = request.url
  const requestId = randomBytes(16).toString('hex')
  try {
    const asset = host === view.assetHost ? assetAt(view, pathname) : undefined
    if (asset) {
      const headers = {
        'content-type': asset.contentType,
        'cache-control': 'max-age=31536000',
        'access-control-allow-origin': '*',
      }
      return { status: 200, headers, body: await readFile(asset.path) }
    }
    checkRate()
    return json(view, requestId, apiBody(view, request))
  } catch (error) {
    const known = error instanceof ApiError ? error : new ApiError(500, 'ServerError', String(error))
    return json(view, requestId, errorBody(known, requestId), known)
  }
}
