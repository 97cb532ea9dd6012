import { contentModel } from '../../content/model'
import { badRequest, invalidQuery } from './api-error'
import { allLocales, type Localization, type Resource, type View } from './resources'

/** Queries of collections: paging, order, filters and links, as the Delivery API takes them. */

const defaultLimit = 100
const highestLimit = 1000
const highestInclude = 10

const wholeNumber = (query: URLSearchParams, name: string, otherwise: number, highest: number): number => {
  const text = query.get(name)
  if (text === null) return otherwise
  const value = Number(text)
  if (!/^\d+$/.test(text) || value > highest) {
    throw badRequest(`The ${name} must be a whole number from 0 to ${highest}.`)
  }
  return value
}

/** @throws ApiError 400 for a locale that the space does not have */
export function localizationOf(view: View, query: URLSearchParams): Localization {
  const code = query.get('locale')
  if (code === '*') return allLocales
  const locale = code === null ? view.space.locales[0] : view.space.locales.find((other) => other.code === code)
  if (!locale) throw badRequest(`Unknown locale: ${code}`)
  return { kind: 'one', locale }
}

/** A value inside of a resource: `sys.id`, `fields.title`, `fields.image.sys.id`. */
function valueAt(resource: unknown, keys: readonly string[]): unknown {
  const [key, ...rest] = keys
  if (key === undefined) return resource
  if (Array.isArray(resource)) return resource.map((item: unknown) => valueAt(item, keys))
  if (typeof resource !== 'object' || resource === null) return undefined
  return valueAt((resource as Record<string, unknown>)[key], rest)
}

/** The plain values of a field, as text; links and structures have none. */
const flat = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(flat)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [String(value)] : []
}

const operators: Readonly<Record<string, (found: readonly string[], wanted: string) => boolean>> = {
  eq: (found, wanted) => found.includes(wanted),
  ne: (found, wanted) => !found.includes(wanted),
  in: (found, wanted) => wanted.split(',').some((value) => found.includes(value)),
  nin: (found, wanted) => !wanted.split(',').some((value) => found.includes(value)),
}

const paging = new Set(['access_token', 'skip', 'limit', 'order', 'include', 'locale', 'content_type'])

/** What can be in a collection: entries, assets, content types. */
interface Item {
  readonly sys: { readonly type: string; readonly id: string }
}

type Test = (item: Item) => boolean

/** The filters of a query: `fields.x=`, `sys.id[in]=` and the like. Others are refused, not ignored. */
function filtersOf(query: URLSearchParams): Test[] {
  const contentType = query.get('content_type')
  return [...query].flatMap(([name, wanted]): Test[] => {
    if (paging.has(name)) return []
    const [, path, operator = 'eq'] = /^((?:sys|fields)\.[\w.-]+)(?:\[(\w+)\])?$/.exec(name) ?? []
    const keys = path?.split('.') ?? []
    if (path && operator === 'exists') return [(item) => (valueAt(item, keys) !== undefined) === (wanted === 'true')]
    const test = operators[operator]
    if (!path || !test) throw invalidQuery({ name: 'unknown', path: [name], details: 'The path is not recognized' })
    if (path.startsWith('fields.') && contentType === null) {
      throw invalidQuery({
        name: 'contentTypeRequired',
        path: keys,
        details: 'When querying for entries by the value of a field, a content type is required',
      })
    }
    return [(resource) => test(flat(valueAt(resource, keys)), wanted)]
  })
}

function orderOf(query: URLSearchParams): (a: Item, b: Item) => number {
  const orders = (query.get('order') ?? 'sys.updatedAt').split(',').map((order) => {
    const [, sign = '', path] = /^(-?)((?:sys|fields)\.[\w.]+)$/.exec(order) ?? []
    if (!path) throw invalidQuery({ name: 'unknown', path: ['order'], details: `Cannot order by ${order}` })
    return { keys: path.split('.'), sign: sign === '-' ? -1 : 1 }
  })
  const text = (resource: Item, keys: readonly string[]) => flat(valueAt(resource, keys)).join(' ')
  const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1)
  return (a, b) => {
    for (const { keys, sign } of orders) {
      const result = sign * compare(text(a, keys), text(b, keys))
      if (result !== 0) return result
    }
    return compare(a.sys.id, b.sys.id)
  }
}

export interface Collection<Found> {
  readonly sys: { readonly type: 'Array' }
  readonly total: number
  readonly skip: number
  readonly limit: number
  readonly items: readonly Found[]
}

/**
 * Answers a query of a collection.
 *
 * @throws ApiError 400 for filters, orders and numbers that cannot be understood
 */
export function answerCollection<Found extends Item>(
  resources: readonly Found[],
  query: URLSearchParams,
): Collection<Found> {
  const contentType = query.get('content_type')
  if (contentType !== null && !contentModel.some(({ id }) => id === contentType)) {
    throw invalidQuery({ name: 'unknownContentType', value: contentType })
  }
  const skip = wholeNumber(query, 'skip', 0, Number.MAX_SAFE_INTEGER)
  const limit = wholeNumber(query, 'limit', defaultLimit, highestLimit)
  const filters = filtersOf(query)
  const found = resources
    .filter(
      (resource) =>
        contentType === null || flat(valueAt(resource, ['sys', 'contentType', 'sys', 'id'])).includes(contentType),
    )
    .filter((resource) => filters.every((test) => test(resource)))
    .sort(orderOf(query))
  return { sys: { type: 'Array' }, total: found.length, skip, limit, items: found.slice(skip, skip + limit) }
}

interface FoundLink {
  readonly linkType: string
  readonly id: string
}

function linksIn(value: unknown): FoundLink[] {
  if (Array.isArray(value)) return value.flatMap(linksIn)
  if (typeof value !== 'object' || value === null) return []
  const { sys } = value as { sys?: { type?: unknown; linkType?: unknown; id?: unknown } }
  if (sys?.type === 'Link') return [{ linkType: String(sys.linkType), id: String(sys.id) }]
  return Object.values(value).flatMap(linksIn)
}

/**
 * What the entries of an answer refer to, as deep as the query asks (one step when it says nothing).
 *
 * @param items the entries of the answer
 * @param find a resource by its kind and id
 */
export function linkedResources(
  items: readonly Resource[],
  query: URLSearchParams,
  find: (linkType: string, id: string) => Resource | undefined,
) {
  const depth = wholeNumber(query, 'include', 1, highestInclude)
  const seen = new Set(items.map(({ sys }) => `${sys.type}:${sys.id}`))
  const found: Resource[] = []
  const errors: unknown[] = []
  let level = items
  for (let step = 0; step < depth && level.length > 0; step++) {
    const next: Resource[] = []
    for (const { linkType, id } of level.flatMap(({ fields }) => linksIn(fields))) {
      const key = `${linkType}:${id}`
      if (seen.has(key)) continue
      seen.add(key)
      const resource = find(linkType, id)
      if (resource) next.push(resource)
      else errors.push({ sys: { id: 'notResolvable', type: 'error' }, details: { type: 'Link', linkType, id } })
    }
    found.push(...next)
    level = next
  }
  const ofType = (type: string) => found.filter(({ sys }) => sys.type === type)
  const entries = ofType('Entry')
  const assets = ofType('Asset')
  return {
    ...(errors.length > 0 ? { errors } : {}),
    ...(found.length > 0
      ? {
          includes: {
            ...(entries.length > 0 ? { Entry: entries } : {}),
            ...(assets.length > 0 ? { Asset: assets } : {}),
          },
        }
      : {}),
  }
}
