import { createHash } from 'node:crypto'
import type { ContentType, Field } from '../../content/model'
import { toContentfulType } from '../../content/model/projections/contentful'
import { assetKey, entryKey, type Api, type Ledger, type LedgerRecord } from './ledger'
import type { Space, SpaceAsset, SpaceEntry, SpaceLocale } from './space'

export const environmentId = 'master'

type LinkType = 'Space' | 'Environment' | 'ContentType' | 'Entry' | 'Asset'

const link = <Type extends LinkType>(linkType: Type, id: string) => ({
  sys: { type: 'Link', linkType, id } as const,
})

/** A value as the API has it, with ids as links. */
export function toApiValue(field: Field | undefined, value: unknown): unknown {
  switch (field?.kind) {
    case 'entry':
      return link('Entry', String(value))
    case 'asset':
      return link('Asset', String(value))
    case 'entries':
      return Array.isArray(value) ? value.map((id: unknown) => link('Entry', String(id))) : []
    default:
      return value
  }
}

export const entryFields = (entry: SpaceEntry): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(entry.type.fields).flatMap(([id, field]) => {
      const value = entry.fields[id]
      return value === undefined ? [] : [[id, toApiValue(field, value)]]
    }),
  )

export const assetUrl = (space: Space, asset: SpaceAsset, assetHost: string): string =>
  `//${assetHost}/${space.id}/${asset.id}/${asset.digest.slice(0, 32)}/${encodeURIComponent(asset.fileName)}`

const assetFields = (space: Space, asset: SpaceAsset, assetHost: string): Record<string, unknown> => ({
  title: asset.title,
  description: asset.description,
  file: {
    url: assetUrl(space, asset, assetHost),
    details: { size: asset.size, image: { width: asset.width, height: asset.height } },
    fileName: asset.fileName,
    contentType: asset.contentType,
  },
})

const translationsOf = ({ translations = {} }: SpaceAsset): SpaceEntry['translations'] =>
  Object.fromEntries(Object.entries(translations).map(([locale, description]) => [locale, { description }]))

export interface Resource {
  readonly metadata?: { readonly tags: readonly unknown[]; readonly concepts: readonly unknown[] }
  readonly sys: { readonly type: string; readonly id: string; readonly [key: string]: unknown }
  readonly fields?: Readonly<Record<string, unknown>>
}

export interface View {
  readonly api: Api
  readonly space: Space
  readonly ledger: Ledger
  readonly assetHost: string
  readonly entries: ReadonlyMap<string, SpaceEntry>
  readonly assets: ReadonlyMap<string, SpaceAsset>
  readonly changes: readonly (readonly [key: string, record: LedgerRecord])[]
}

export function makeView(api: Api, space: Space, ledger: Ledger, assetHost: string): View {
  const entries = space.entries.filter(({ isDraft }) => api === 'preview' || !isDraft)
  return {
    api,
    space,
    ledger,
    assetHost,
    entries: new Map(entries.map((entry) => [entry.id, entry])),
    assets: new Map(space.assets.map((asset) => [asset.id, asset])),
    changes: Object.entries(ledger[api]).sort(([, a], [, b]) => a.step - b.step),
  }
}

/** The values of each field by locale. */
function localize(
  fields: Readonly<Record<string, unknown>>,
  translations: SpaceEntry['translations'] = {},
  { space }: View,
): Readonly<Record<string, unknown>> {
  const [{ code: defaultCode }] = space.locales
  return Object.fromEntries(
    Object.entries(fields).map(([id, value]) => {
      const own = Object.entries(translations).filter(([, values]) => id in values)
      return [id, { [defaultCode]: value, ...Object.fromEntries(own.map(([code, values]) => [code, values[id]])) }]
    }),
  )
}

/**
 * Only published entries and assets have it:
 * https://www.contentful.com/developers/changelog/new-fields-available-for-the-sys-object-in-the-cda-and-cpa/
 */
const publishedVersion = (view: View, key: string) => {
  const record = view.ledger.delivery[key]
  return record && !record.deletedAt ? { publishedVersion: record.revision } : {}
}

const sysOf = (view: View, type: string, id: string, record: LedgerRecord) => ({
  space: link('Space', view.space.id),
  id,
  type,
  createdAt: record.createdAt,
  updatedAt: record.updatedAt,
  environment: link('Environment', environmentId),
  // Drafts were never published and have no revision yet.
  revision: view.ledger.delivery[`${type.replace('Deleted', '')}:${id}`]?.revision ?? 0,
})

const metadata = { tags: [], concepts: [] } as const

const recordOf = (view: View, key: string): LedgerRecord => {
  const record = view.ledger[view.api][key]
  if (!record) throw new Error(`The ledger does not know ${key}`)
  return record
}

export const entryResource = (view: View, entry: SpaceEntry): Resource => ({
  metadata,
  sys: {
    ...sysOf(view, 'Entry', entry.id, recordOf(view, entryKey(entry.id))),
    contentType: link('ContentType', entry.type.id),
    ...publishedVersion(view, entryKey(entry.id)),
  },
  fields: localize(entryFields(entry), entry.translations, view),
})

export const assetResource = (view: View, asset: SpaceAsset): Resource => ({
  metadata,
  sys: {
    ...sysOf(view, 'Asset', asset.id, recordOf(view, assetKey(asset.id))),
    ...publishedVersion(view, assetKey(asset.id)),
  },
  fields: localize(assetFields(view.space, asset, view.assetHost), translationsOf(asset), view),
})

export function deletedResource(view: View, key: string, record: LedgerRecord, deletedAt: string): Resource {
  const [type = '', id = ''] = key.split(':')
  return { sys: { ...sysOf(view, `Deleted${type}`, id, record), revision: record.revision, deletedAt } }
}

export const contentTypeResource = (view: View, type: ContentType) => {
  const definition = toContentfulType(type)
  // The model has no history. Its timestamps depend on the id, so that two clean builds are identical.
  const day = Number.parseInt(createHash('sha256').update(type.id).digest('hex').slice(0, 6), 16) % 365
  const createdAt = new Date(Date.UTC(2024, 0, 1 + day)).toISOString()
  return {
    sys: {
      space: link('Space', view.space.id),
      id: type.id,
      type: 'ContentType',
      createdAt,
      updatedAt: createdAt,
      environment: link('Environment', environmentId),
      revision: 1,
    },
    ...definition,
  }
}

export const localeResource = (locale: SpaceLocale) => ({
  sys: { id: locale.code, type: 'Locale', version: 1 },
  ...locale,
})

export const spaceResource = (space: Space) => ({
  sys: { type: 'Space', id: space.id },
  name: space.name,
  locales: space.locales,
})
