import { randomBytes } from 'node:crypto'
import { contentModel } from '../../content/model'
import { accessTokenInvalid, addressTooLong, ApiError, badRequest, errorBody, notFound } from './api-error'
import { assetFile } from './asset-file'
import type { Api } from './ledger'
import { answerCollection, linkedResources, localizationOf } from './query'
import {
  assetUrl,
  contentTypeResource,
  environmentId,
  localeResource,
  resourcesOf,
  spaceResource,
  type View,
} from './resources'
import type { SpaceAsset } from './space'
import { answerSync } from './sync'

/** Requests to the APIs and their answers, apart from the wire. */

export interface ApiRequest {
  readonly method: string
  readonly url: URL
  /** The `Authorization` header. */
  readonly authorization: string | undefined
}

export interface ApiAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** Not secrets. Clients must send a token, and the API rejects a wrong one. */
export const accessTokens: Readonly<Record<Api, string>> = {
  delivery: 'local-delivery-token',
  preview: 'local-preview-token',
}

function checkToken({ url, authorization }: ApiRequest, api: Api): void {
  const given = url.searchParams.get('access_token') ?? /^Bearer (.+)$/i.exec(authorization ?? '')?.[1]
  if (given !== accessTokens[api]) throw accessTokenInvalid()
}

const list = (items: readonly unknown[]) => ({
  sys: { type: 'Array' },
  total: items.length,
  skip: 0,
  limit: 1000,
  items,
})

/** @throws ApiError 404 when there is no such resource */
function found<Item>(view: View, type: string, id: string, item: Item | undefined): Item {
  if (item === undefined) throw notFound({ type, id, environment: environmentId, space: view.space.id })
  return item
}

/** @throws ApiError 400 or 422 for a wrong query, 404 for what does not exist */
function resourceAt(view: View, path: readonly string[], query: URLSearchParams, host: string): unknown {
  const [collection, id, ...deeper] = path
  if (deeper.length > 0) throw notFound()
  const resources = resourcesOf(view, localizationOf(view, query))
  switch (collection) {
    case 'content_types': {
      const types = contentModel.map((type) => contentTypeResource(view, type))
      if (id === undefined) return answerCollection('ContentType', types, query)
      return found(
        view,
        'ContentType',
        id,
        types.find(({ sys }) => sys.id === id),
      )
    }
    case 'entries': {
      if (id !== undefined) return found(view, 'Entry', id, resources.find('Entry', id))
      const answer = answerCollection('Entry', resources.entries(query.get('content_type')), query)
      return { ...answer, ...linkedResources(answer.items, query, resources.find) }
    }
    case 'assets':
      if (id !== undefined) return found(view, 'Asset', id, resources.find('Asset', id))
      return answerCollection('Asset', resources.assets(), query)
    case 'locales':
      return list(view.space.locales.map(localeResource))
    case 'tags':
      if (id !== undefined) throw notFound({ type: 'Tag', id, environment: environmentId, space: view.space.id })
      return list([])
    case 'sync':
      return answerSync(view, query, host)
    default:
      throw notFound()
  }
}

/** @throws ApiError 401 for a wrong token, 404 for what does not exist, 400 for a wrong query */
function apiBody(view: View, request: ApiRequest, host: string): unknown {
  const [root, spaceId, ...rest] = request.url.pathname
    .split('/')
    .filter((part) => part !== '')
    .map(decodeURIComponent)
  if (root !== 'spaces' || request.method !== 'GET') throw notFound()
  if (request.url.pathname.length + request.url.search.length > longestAddress) throw addressTooLong(longestAddress)
  checkToken(request, view.api)
  if (spaceId !== view.space.id) throw notFound({ type: 'Space', id: spaceId })
  if (rest.length === 0) return spaceResource(view.space)
  if (rest[0] !== 'environments') return resourceAt(view, rest, request.url.searchParams, host)
  const [, environment, ...path] = rest
  if (environment !== environmentId) throw notFound({ type: 'Environment', id: environment, space: spaceId })
  return resourceAt(view, path, request.url.searchParams, host)
}

/** Documented technical limits: bytes of an answer before compression, and characters of an address. */
const largestAnswer = 7 * 1024 * 1024
const longestAddress = 7600

const jsonType = 'application/vnd.contentful.delivery.v1+json'

/** @throws ApiError 400 when the answer is too large */
function json(view: View, status: number, requestId: string, content: unknown): ApiAnswer {
  const body = Buffer.from(JSON.stringify(content))
  if (body.length > largestAnswer) {
    throw badRequest(`Response size too big. Maximum allowed response size: ${largestAnswer}B.`)
  }
  return {
    status,
    headers: {
      'content-type': jsonType,
      'x-contentful-request-id': requestId,
      'contentful-api': view.api === 'delivery' ? 'cda' : 'cpa',
      'cf-space-id': view.space.id,
      'cf-environment-id': environmentId,
      'access-control-allow-origin': '*',
      'cache-control': 'max-age=0',
    },
    body,
  }
}

/** The asset whose file has an address, `/space/asset/token/name`. */
const assetAt = (view: View, pathname: string): SpaceAsset | undefined => {
  const asset = view.assets.get(pathname.split('/')[2] ?? '')
  return asset && assetUrl(view.space, asset, view.assetHost) === `//${view.assetHost}${pathname}` ? asset : undefined
}

/**
 * Answers a request to an API or for the file of an asset.
 *
 * @param host host and port at which the request came in
 */
export async function answer(view: View, request: ApiRequest, host: string): Promise<ApiAnswer> {
  const requestId = randomBytes(16).toString('hex')
  try {
    const asset = host === view.assetHost ? assetAt(view, request.url.pathname) : undefined
    if (asset) {
      const file = await assetFile(asset, request.url.searchParams)
      const headers = {
        'content-type': file.contentType,
        'cache-control': 'max-age=31536000',
        'access-control-allow-origin': '*',
      }
      return { status: 200, headers, body: file.bytes }
    }
    return json(view, 200, requestId, apiBody(view, request, host))
  } catch (error) {
    const known = error instanceof ApiError ? error : new ApiError(500, 'ServerError', String(error))
    return json(view, known.status, requestId, errorBody(known, requestId))
  }
}
