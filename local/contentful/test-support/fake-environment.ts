/**
 * What one environment of the simulated space has, and what Contentful checks when it changes. References are those of
 * fake-management-api.ts.
 */

export type Localized = Record<string, Record<string, unknown> | undefined>

interface Validation {
  readonly size?: { max?: number }
  readonly in?: readonly unknown[]
  readonly linkContentType?: readonly string[]
}

export interface RemoteField {
  readonly id: string
  readonly type: string
  readonly linkType?: string
  readonly required?: boolean
  readonly omitted?: boolean
  readonly deleted?: boolean
  readonly validations?: readonly Validation[]
  readonly items?: { readonly validations?: readonly Validation[] }
}

export interface Stored {
  sys: Record<string, unknown> & { id: string; version: number; publishedVersion?: number; archivedVersion?: number }
  [key: string]: unknown
}

/** What each environment has of its own, by id. */
export interface EnvironmentState {
  readonly types: Map<string, Stored>
  readonly editors: Map<string, Stored>
  readonly assets: Map<string, Stored>
  readonly entries: Map<string, Stored>
  readonly tags: Map<string, Stored>
  /** Published versions, by kind and id. */
  readonly published: Map<string, Stored>
  readonly locales: { code: string; default: boolean; name: string; fallbackCode: string | null }[]
}

/** A call of a resource. */
export interface Call {
  readonly method: string
  /** Below the resource: an id, and what follows it. */
  readonly path: readonly string[]
  readonly data: unknown
  /** Of the header `X-Contentful-Version`. */
  readonly version: unknown
  readonly query: URLSearchParams
}

/** An error as the API answers it. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly id: string,
    override readonly message: string,
    readonly details: unknown = {},
    readonly headers: Record<string, string> = {},
  ) {
    super(message)
  }
}

const linksIn = (value: unknown): { linkType: string; id: string }[] => {
  if (Array.isArray(value)) return value.flatMap(linksIn)
  if (typeof value !== 'object' || value === null) return []
  const { sys } = value as { sys?: { type?: string; linkType: string; id: string } }
  return sys?.type === 'Link' ? [sys] : []
}

const widgets: Readonly<Record<string, string>> = {
  Symbol: 'singleLine',
  Text: 'markdown',
  Integer: 'numberEditor',
  Number: 'numberEditor',
  Boolean: 'boolean',
  Date: 'datePicker',
  Object: 'objectEditor',
}

/** The links to space and environment in every item. */
export const place = {
  space: { sys: { type: 'Link', linkType: 'Space', id: 'target' } },
  environment: { sys: { type: 'Link', linkType: 'Environment', id: 'master' } },
}

export const copy = <Value>(value: Value): Value => structuredClone(value)

const typeIdOf = ({ sys }: Stored): string => (sys.contentType as { sys: { id: string } } | undefined)?.sys.id ?? ''

const validationFailed = (errors: readonly unknown[]) =>
  new Refusal(422, 'ValidationFailed', 'Validation error', { errors })

/** An empty environment with the default locale en-US. */
export const newEnvironment = (): EnvironmentState => ({
  types: new Map(),
  editors: new Map(),
  assets: new Map(),
  entries: new Map(),
  tags: new Map(),
  published: new Map(),
  locales: [{ code: 'en-US', default: true, name: 'English', fallbackCode: null }],
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
  throw new Refusal(409, 'VersionMismatch', `The version of ${stored.sys.id} is ${stored.sys.version}.`)
}

const fieldsOf = (here: EnvironmentState, entry: Stored): readonly RemoteField[] =>
  (here.types.get(typeIdOf(entry))?.fields ?? []) as RemoteField[]

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

/** CMA, “Publish an entry”: validations apply when publishing; linked items must exist. */
export const checkPublishable = (here: EnvironmentState, stored: Stored) => {
  if (stored.sys.archivedVersion !== undefined) throw new Refusal(400, 'BadRequest', 'Cannot publish archived')
  if (!stored.sys.contentType) {
    const file = (stored.fields as Localized).file ?? {}
    if (Object.values(file).every((one) => (one as { url?: string }).url)) return
    throw validationFailed([{ name: 'required', path: ['fields', 'file'], details: 'The file is not processed.' }])
  }
  const errors = fieldsOf(here, stored).flatMap(({ id, required, validations = [], items }) => {
    const value = (stored.fields as Localized)[id]?.['en-US']
    const path = ['fields', id, 'en-US']
    if (value === undefined) return required ? [{ name: 'required', path, details: 'This field is required.' }] : []
    const missing = linksIn(value).filter(
      (link) => !(link.linkType === 'Entry' ? here.entries : here.assets).has(link.id),
    )
    const linked = linksIn(value).flatMap((link) => here.entries.get(link.id) ?? [])
    const allowed = [...validations, ...(items?.validations ?? [])].flatMap((one) => one.linkContentType ?? [])
    const wrong = allowed.length > 0 ? linked.filter((entry) => !allowed.includes(typeIdOf(entry))) : []
    const length = typeof value === 'string' || Array.isArray(value) ? value.length : 0
    return [
      ...missing.map((link) => ({
        name: 'notResolvable',
        path,
        details: `There is no ${link.linkType} ${link.id}.`,
      })),
      ...wrong.map((entry) => ({ name: 'linkContentType', path, details: `${entry.sys.id} has the wrong type.` })),
      ...validations.flatMap(({ size, in: choices }) => [
        ...(size?.max !== undefined && length > size.max ? [{ name: 'size', path, details: 'Too long.' }] : []),
        ...(choices && !choices.includes(value) ? [{ name: 'in', path, details: 'Not an option.' }] : []),
      ]),
    ]
  })
  if (errors.length > 0) throw validationFailed(errors)
}

export const markPublished = (here: EnvironmentState, kind: string, stored: Stored) => {
  if (kind !== 'content_types') checkPublishable(here, stored)
  stored.sys.publishedVersion = stored.sys.version
  stored.sys.version += 1
  here.published.set(`${kind} ${stored.sys.id}`, copy(stored))
  if (kind === 'content_types') {
    applyFields(here, stored)
    setUpEditor(here, stored)
  }
}

export const markUnpublished = (here: EnvironmentState, kind: string, stored: Stored) => {
  delete stored.sys.publishedVersion
  stored.sys.version += 1
  here.published.delete(`${kind} ${stored.sys.id}`)
}

/** Assumption: the new ids of fields, and deletions of fields, apply to the values of entries when the type is published. */
const applyFields = (here: EnvironmentState, type: Stored) => {
  const typeFields = type.fields as { id: string; newId?: string }[]
  for (const entry of [...here.entries.values(), ...here.published.values()]) {
    if (typeIdOf(entry) !== type.sys.id) continue
    const values = entry.fields as Localized
    entry.fields = Object.fromEntries(
      typeFields.flatMap(({ id, newId = id }) => (values[id] ? [[newId, values[id]] as const] : [])),
    )
  }
  const controls = (here.editors.get(type.sys.id)?.controls ?? []) as { fieldId: string }[]
  for (const field of typeFields) {
    for (const control of controls) if (control.fieldId === field.id) control.fieldId = field.newId ?? field.id
    field.id = field.newId ?? field.id
    delete field.newId
  }
}

interface LayoutItem {
  readonly fieldId?: string
  readonly groupId?: string
  readonly items?: readonly LayoutItem[]
}

const fieldsInLayout = (items: readonly LayoutItem[]): string[] =>
  items.flatMap((item) => item.fieldId ?? fieldsInLayout(item.items ?? []))

/**
 * The limits of tabs in contentful-migration
 * (https://github.com/contentful/contentful-migration/blob/main/docs/validation.md). Assumption: every field must be on
 * exactly one tab, as that tool takes care of.
 */
export const checkLayout = (here: EnvironmentState, typeId: string, editor: Record<string, unknown>) => {
  const layout = editor.editorLayout as readonly LayoutItem[] | undefined
  if (!layout) return
  const controls = (editor.groupControls ?? []) as { groupId: string; widgetId: string }[]
  const tabs = controls.filter(({ widgetId }) => widgetId === 'topLevelTab').map(({ groupId }) => groupId)
  const fields = (here.types.get(typeId)?.fields as RemoteField[]).map(({ id }) => id)
  const isValid =
    layout.length >= 2 &&
    layout.length <= 5 &&
    layout.every(({ groupId = '' }) => tabs.includes(groupId)) &&
    fieldsInLayout(layout).sort().join() === fields.sort().join()
  if (!isValid) throw validationFailed([{ name: 'editorLayout', path: ['editorLayout'], details: 'Invalid tabs.' }])
}

/** CMA, “Editor interface”: created when a type is activated, and updated then (as contentful-migration expects). */
const setUpEditor = (here: EnvironmentState, { sys, fields }: Stored) => {
  const existing = here.editors.get(sys.id)
  const before = (existing?.controls ?? []) as { fieldId: string }[]
  const controls = (fields as RemoteField[]).map(
    ({ id, type }) =>
      before.find(({ fieldId }) => fieldId === id) ?? {
        fieldId: id,
        widgetNamespace: 'builtin',
        widgetId: widgets[type] ?? 'entryLinksEditor',
      },
  )
  const contentType = { sys: { type: 'Link', linkType: 'ContentType', id: sys.id } }
  const version = (existing?.sys.version ?? 0) + 1
  // Assumption: new fields come to the first tab, as contentful-migration expects.
  const layout = existing?.editorLayout as readonly LayoutItem[] | undefined
  const placed = new Set(fieldsInLayout(layout ?? []))
  const added = (fields as RemoteField[]).flatMap(({ id }) => (placed.has(id) ? [] : [{ fieldId: id }]))
  const withAdded = layout?.map((tab, index) =>
    index === 0 ? { ...tab, items: [...(tab.items ?? []), ...added] } : tab,
  )
  here.editors.set(sys.id, {
    ...existing,
    ...(withAdded ? { editorLayout: withAdded } : {}),
    sys: { ...place, id: 'default', type: 'EditorInterface', version, contentType },
    controls,
  })
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
  if (stored.sys.publishedVersion !== undefined) throw new Refusal(400, 'BadRequest', 'Cannot delete published')
  const isUsed = [...here.entries.values()].some((entry) => typeIdOf(entry) === id)
  if (kind === 'content_types' && isUsed) throw new Refusal(400, 'BadRequest', 'The content type has entries.')
  collectionOf(here, kind)?.delete(id)
}

/** Number of times that a client must ask until something is done. */
export const asksUntilDone = 2

/** Knows the filters that contentful-migration uses, and ignores others. */
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
