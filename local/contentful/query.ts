import { contentModel, type ContentType } from '../../content/model'
import { toContentfulType } from '../../content/model/projections/contentful'
import { badRequest, contentTypeRequired, invalidNumber, invalidQuery, unknownField } from './api-error'
import { allLocales, type Localization, type Resource, type View } from './resources'

/** Queries of collections: paging, order, filters and links, as the Delivery API takes them. */

const defaultLimit = 100
const highestLimit = 1000
const highestInclude = 10

const wholeNumber = (query: URLSearchParams, name: string, otherwise: number, highest: number): number => {
  const text = query.get(name)
  if (text === null) return otherwise
  const value = Number(text)
  if (!/^\d+$/.test(text) || value > highest) throw invalidNumber(name)
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

type Kind = 'Entry' | 'Asset' | 'ContentType'

/** What can be in a collection: entries, assets, content types. */
interface Item {
  readonly sys: { readonly type: string; readonly id: string }
}

type Test = (item: Item) => boolean

/** Types of fields that entries can be ordered by, as the official SDK lists them. */
const orderable: ReadonlySet<string> = new Set(['Symbol', 'Integer', 'Number', 'Date', 'Boolean'])

/**
 * Checks that a path of a query leads to a field.
 *
 * @returns the type of the entries' field, when the path is one of an entry
 */
function checkPath(kind: Kind, type: ContentType | undefined, [root, id = '']: readonly string[]): string | undefined {
  if (root !== 'fields' || kind === 'ContentType') return undefined
  if (kind === 'Asset') {
    if (!['title', 'description', 'file'].includes(id)) throw unknownField(id)
    return undefined
  }
  if (!type) throw contentTypeRequired()
  const field = toContentfulType(type).fields.find((known) => known.id === id)
  if (!field) throw unknownField(id)
  return field.type
}

/** The filters of a query, such as `fields.x=` and `sys.id[in]=`. Unknown filters are errors. */
function filtersOf(kind: Kind, type: ContentType | undefined, query: URLSearchParams): Test[] {
  return [...query].flatMap(([name, wanted]): Test[] => {
    if (paging.has(name) && (name !== 'content_type' || kind === 'Entry')) return []
    const [, path, operator = 'eq'] = /^((?:sys|fields)\.[\w.-]+)(?:\[(\w+)\])?$/.exec(name) ?? []
    const test = operators[operator]
    if (!path || (!test && operator !== 'exists')) {
      throw invalidQuery({ name: 'unknown', path: [name.replace(/\[\w*\]$/, '')] })
    }
    const keys = path.split('.')
    checkPath(kind, type, keys)
    return test
      ? [(item) => test(flat(valueAt(item, keys)), wanted)]
      : [(item) => (valueAt(item, keys) !== undefined) === (wanted === 'true')]
  })
}

/** By default, the latest change comes first. */
const defaultOrder = '-sys.updatedAt'

/** The items of a collection in the order that a query asks for; equal ones by their ids. */
function inOrder<Found extends Item>(
  kind: Kind,
  type: ContentType | undefined,
  query: URLSearchParams,
  items: readonly Found[],
): Found[] {
  const orders = (query.get('order') ?? defaultOrder).split(',').map((order) => {
    const [, sign = '', path] = /^(-?)((?:sys|fields)\.[\w.]+)$/.exec(order) ?? []
    if (!path) throw invalidQuery({ name: 'unknown', path: ['order'], details: `Cannot order by ${order}` })
    const keys = path.split('.')
    const fieldType = checkPath(kind, type, keys)
    if (fieldType !== undefined && keys.length === 2 && !orderable.has(fieldType)) {
      const details = `${fieldType} fields do not support ordering. Consider using a Symbol field instead`
      throw invalidQuery({ name: 'order', path: keys, type: fieldType, details })
    }
    return { keys, sign: sign === '-' ? -1 : 1 }
  })
  const valueOf = (item: Item, keys: readonly string[]): string | number => {
    const value = valueAt(item, keys)
    return typeof value === 'number' ? value : flat(value).join(' ')
  }
  const compare = (a: string | number, b: string | number) => (a === b ? 0 : a < b ? -1 : 1)
  return items
    .map((item) => ({ item, values: orders.map(({ keys }) => valueOf(item, keys)) }))
    .sort((a, b) => {
      for (const [index, { sign }] of orders.entries()) {
        const result = sign * compare(a.values[index] ?? '', b.values[index] ?? '')
        if (result !== 0) return result
      }
      return compare(a.item.sys.id, b.item.sys.id)
    })
    .map(({ item }) => item)
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
 * @param kind what the collection holds
 * @param items what there is; of the content type that the query names, when it names one
 * @throws ApiError 400 for filters, orders and numbers that cannot be understood, 422 for unknown fields
 */
export function answerCollection<Found extends Item>(
  kind: Kind,
  items: readonly Found[],
  query: URLSearchParams,
): Collection<Found> {
  const contentType = query.get('content_type')
  const type = contentModel.find(({ id }) => id === contentType)
  if (kind === 'Entry' && contentType !== null && !type) {
    throw invalidQuery({ name: 'unknownContentType', value: contentType })
  }
  const skip = wholeNumber(query, 'skip', 0, Number.MAX_SAFE_INTEGER)
  const limit = wholeNumber(query, 'limit', defaultLimit, highestLimit)
  const filters = filtersOf(kind, type, query)
  const found = inOrder(
    kind,
    type,
    query,
    items.filter((item) => filters.every((test) => test(item))),
  )
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
 * Resources that the entries of an answer link to, down to the depth of the query (default: 1).
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
