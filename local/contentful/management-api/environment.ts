import { ApiError, badRequest } from '../api-error'

/**
 * What one environment of the simulated space has, and what Contentful checks when it is saved or deleted. References
 * are those of management-api.ts.
 */

export type Localized = Record<string, Record<string, unknown> | undefined>

interface Validation {
  readonly unique?: boolean
  readonly size?: { max?: number }
  readonly in?: readonly unknown[]
  readonly linkContentType?: readonly string[]
}

export interface RemoteField {
  readonly id: string
  readonly type: string
  readonly linkType?: string
  readonly required?: boolean
  readonly localized?: boolean
  readonly omitted?: boolean
  readonly defaultValue?: Record<string, unknown>
  readonly deleted?: boolean
  readonly validations?: readonly Validation[]
  readonly items?: { readonly validations?: readonly Validation[] }
}

export interface Stored {
  sys: Record<string, unknown> & { id: string; version: number; publishedVersion?: number; archivedVersion?: number }
  [key: string]: unknown
}

export interface RemoteLocale {
  code: string
  default: boolean
  name: string
  fallbackCode: string | null
  /** Whether required fields may be empty in it. */
  optional: boolean
}

/** German as docs/guides/connect-your-space.md adds it. */
export const german = { code: 'de', default: false, name: 'German', fallbackCode: 'en-US', optional: true }

/** The data of each environment, by id. */
export interface EnvironmentState {
  readonly types: Map<string, Stored>
  readonly editors: Map<string, Stored>
  readonly assets: Map<string, Stored>
  readonly entries: Map<string, Stored>
  readonly tags: Map<string, Stored>
  /** Published versions, by kind and id. */
  readonly published: Map<string, Stored>
  readonly locales: RemoteLocale[]
}

/** The links to space and environment in every item. */
export const place = {
  space: { sys: { type: 'Link', linkType: 'Space', id: 'target' } },
  environment: { sys: { type: 'Link', linkType: 'Environment', id: 'master' } },
}

export const typeIdOf = ({ sys }: Stored): string =>
  (sys.contentType as { sys: { id: string } } | undefined)?.sys.id ?? ''

export const validationFailed = (errors: readonly unknown[]) =>
  new ApiError(422, 'ValidationFailed', 'Validation error', { errors })

/** An empty environment with the default locale en-US. */
export const newEnvironment = (): EnvironmentState => ({
  types: new Map(),
  editors: new Map(),
  assets: new Map(),
  entries: new Map(),
  tags: new Map(),
  published: new Map(),
  locales: [{ code: 'en-US', default: true, name: 'English', fallbackCode: null, optional: false }],
})

export const collectionOf = (here: EnvironmentState, kind: string): Map<string, Stored> | undefined =>
  new Map([
    ['content_types', here.types],
    ['assets', here.assets],
    ['entries', here.entries],
    ['tags', here.tags],
  ]).get(kind)

/** CMA, “Updating and version locking”. */
export const checkVersion = (stored: Stored, version: unknown) => {
  if (Number(version) === stored.sys.version) return
  throw new ApiError(409, 'VersionMismatch', `The version of ${stored.sys.id} is ${stored.sys.version}.`)
}

export const fieldsOf = (here: EnvironmentState, entry: Stored): readonly RemoteField[] =>
  (here.types.get(typeIdOf(entry))?.fields ?? []) as RemoteField[]

/** CMA, “Entries”: default values apply at the creation if a field is not provided. */
export const addDefaults = (here: EnvironmentState, entry: Stored) => {
  const fields = entry.fields as Localized
  for (const { id, defaultValue } of fieldsOf(here, entry))
    if (defaultValue) fields[id] ??= structuredClone(defaultValue)
}

/** CMA, “Entries”: fields and locales must exist. Assumption: the details of the error. */
export const checkFields = (here: EnvironmentState, entry: Stored) => {
  const known = new Set(fieldsOf(here, entry).map(({ id }) => id))
  const codes = new Set(here.locales.map(({ code }) => code))
  const errors = Object.entries(entry.fields as Localized).flatMap(([id, values]) => {
    if (!known.has(id)) return [{ name: 'unknown', path: ['fields', id], details: `There is no field “${id}”.` }]
    const wrong = Object.keys(values ?? {}).filter((code) => !codes.has(code))
    return wrong.map((code) => ({ name: 'unknown', path: ['fields', id, code], details: `No locale “${code}”.` }))
  })
  if (errors.length > 0) throw validationFailed(errors)
}

/**
 * The type of a field cannot change (https://www.contentful.com/developers/docs/concepts/data-model/), and a field can
 * only be deleted after it was omitted (https://www.contentful.com/developers/changelog/field-deletion/). Assumption:
 * the answers are 422.
 */
export const checkTypeChange = (existing: Stored, next: readonly RemoteField[]) => {
  for (const field of existing.fields as RemoteField[]) {
    const other = next.find(({ id }) => id === field.id)
    const isChanged = other && (other.type !== field.type || other.linkType !== field.linkType)
    const isLost = (!other || other.deleted) && !field.omitted
    if (!isChanged && !isLost) continue
    const details = isChanged ? 'The type of a field cannot change.' : 'Omit a field before you delete it.'
    throw validationFailed([{ name: 'fields', path: ['fields', field.id], details }])
  }
}

/** Deletes an item that is not published, or a content type without entries. */
export const remove = (here: EnvironmentState, kind: string, id: string, stored: Stored) => {
  if (stored.sys.publishedVersion !== undefined) throw badRequest('Cannot delete published')
  const isUsed = [...here.entries.values()].some((entry) => typeIdOf(entry) === id)
  if (kind === 'content_types' && isUsed) throw badRequest('The content type has entries.')
  collectionOf(here, kind)?.delete(id)
}

/** Number of times that a client must ask until something is done. */
export const asksUntilDone = 2

/** Applies the filters that contentful-migration uses, and ignores others. */
export const listItems = (all: readonly unknown[], query: URLSearchParams) => {
  const typeId = query.get('sys.contentType.sys.id')
  const typeIds = typeId === null ? query.get('sys.contentType.sys.id[in]')?.split(',') : [typeId]
  const ids = query.get('sys.id[in]')?.split(',')
  const items = (all as readonly Stored[]).filter(
    (item) =>
      (!ids || ids.includes(item.sys.id)) &&
      (!typeIds || typeIds.includes(typeIdOf(item))) &&
      (query.get('sys.archivedAt[exists]') !== 'false' || item.sys.archivedVersion === undefined),
  )
  const skip = Number(query.get('skip') ?? 0)
  const limit = Number(query.get('limit') ?? 100)
  return { sys: { type: 'Array' }, total: items.length, skip, limit, items: items.slice(skip, skip + limit) }
}
