import { readFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import type {
  AssetProps,
  ContentTypeProps,
  EditorInterfaceProps,
  EntryProps,
  PlainClientAPI,
} from 'contentful-management'
import { contentModel, type ContentType } from '../../content/model'
import {
  type ContentfulField,
  toContentfulControls,
  toContentfulType,
} from '../../content/model/projections/contentful'
import { entryFields } from './resources'
import type { Space, SpaceAsset, SpaceEntry } from './space'

/** Updates a real Contentful space to match the embedded one: content types, assets, entries. */

export interface PushStep {
  /** What will be done, such as “create entry home-hero”. */
  readonly title: string
  readonly run: () => Promise<void>
}

interface PushOptions {
  /** Knows the space and the environment. */
  readonly client: PlainClientAPI
  readonly space: Space
  /** Whether to delete what the embedded space does not have. */
  readonly prune: boolean
  /** The bytes at an address as the API gives them, without a protocol: `//images.ctfassets.net/…`. */
  readonly fetchFile: (address: string) => Promise<Uint8Array>
}

/** Larger pages can exceed the size of an answer that the API allows. */
const pageSize = 200

interface Page<Item> {
  readonly items: Item[]
  readonly total: number
}

async function everything<Item>(
  fetchPage: (query: { skip: number; limit: number }) => Promise<Page<Item>>,
): Promise<Item[]> {
  const items: Item[] = []
  for (;;) {
    const page = await fetchPage({ skip: items.length, limit: pageSize })
    items.push(...page.items)
    if (page.items.length === 0 || items.length >= page.total) return items
  }
}

const byId = <Item extends { sys: { id: string } }>(items: readonly Item[]) =>
  new Map(items.map((item) => [item.sys.id, item]))

/** Saving raises the version by one over the published one, and so does publishing. */
const isPublishedAsSaved = ({ sys }: { sys: { version?: number; publishedVersion?: number } }) =>
  sys.publishedVersion !== undefined && sys.version === sys.publishedVersion + 1

const isPublished = ({ sys }: { sys: { publishedVersion?: number } }) => sys.publishedVersion !== undefined

/** A field as the API gives it, which leaves out what is empty. */
type GivenField = Omit<ContentfulField, 'validations' | 'items'> & {
  readonly validations?: ContentfulField['validations']
  readonly items?: Partial<NonNullable<ContentfulField['items']>>
}

/** The part of a field that the model decides; the API adds more. */
const comparable = (field: GivenField) =>
  JSON.parse(
    JSON.stringify([
      field.id,
      field.name,
      field.type,
      field.linkType,
      field.items && [field.items.type, field.items.linkType, field.items.validations ?? []],
      field.localized,
      field.required,
      field.validations ?? [],
    ]),
  ) as unknown

function planContentType(
  client: PlainClientAPI,
  type: ContentType,
  existing: ContentTypeProps | undefined,
): PushStep[] {
  const wanted = toContentfulType(type)
  const params = { contentTypeId: type.id }
  const publish = async (saved: ContentTypeProps) => {
    await client.contentType.publish(params, saved)
  }
  if (!existing) {
    const create = async () => {
      await publish(await client.contentType.createWithId(params, wanted as unknown as ContentTypeProps))
    }
    return [{ title: `create content type ${type.id}`, run: create }]
  }
  const given = existing.fields as unknown as GivenField[]
  const known = given.filter(({ id }) => id in type.fields)
  const isSame =
    existing.name === wanted.name &&
    existing.description === wanted.description &&
    existing.displayField === wanted.displayField &&
    isDeepStrictEqual(known.map(comparable), wanted.fields.map(comparable))
  if (isSame && isPublishedAsSaved(existing)) return []
  // Keep fields that only the space has; `prune` deletes them.
  const others = given.filter(({ id }) => !(id in type.fields))
  const next = { ...existing, ...wanted, fields: [...wanted.fields, ...others] } as unknown as ContentTypeProps
  const update = async () => publish(await client.contentType.update(params, next))
  return [{ title: `update content type ${type.id}`, run: update }]
}

function planControls(
  client: PlainClientAPI,
  type: ContentType,
  existing: EditorInterfaceProps | undefined,
): PushStep[] {
  const wanted = toContentfulControls(type)
  const given = existing?.controls ?? []
  const isSame = wanted.every((control) => {
    const other = given.find(({ fieldId }) => fieldId === control.fieldId)
    return (
      other?.widgetId === control.widgetId && (other.settings?.helpText ?? '') === (control.settings.helpText ?? '')
    )
  })
  if (isSame) return []
  const run = async () => {
    const params = { contentTypeId: type.id }
    const current = await client.editorInterface.get(params)
    const controls = wanted.map((control) => {
      const settings = current.controls?.find(({ fieldId }) => fieldId === control.fieldId)?.settings
      return { ...control, settings: { ...settings, ...control.settings } }
    })
    const others = (current.controls ?? []).filter(({ fieldId }) => !(fieldId in type.fields))
    await client.editorInterface.update(params, { ...current, controls: [...controls, ...others] })
  }
  return [{ title: `set up the editor of ${type.id}`, run }]
}

/** Whether the space has the same file of an asset. Compares the bytes, because the details of different files may match. */
async function isSameFile(
  file: AssetProps['fields']['file'][string] | undefined,
  asset: SpaceAsset,
  fetchFile: PushOptions['fetchFile'],
): Promise<boolean> {
  const details = file?.details as { size?: number } | undefined
  if (
    !file?.url ||
    file.contentType !== asset.contentType ||
    file.fileName !== asset.fileName ||
    details?.size !== asset.size
  ) {
    return false
  }
  try {
    return (await readFile(asset.path)).equals(await fetchFile(file.url))
  } catch {
    // Upload a file that cannot be fetched. An unnecessary upload does no harm; a missing one does.
    return false
  }
}

async function planAsset(
  { client, fetchFile }: PushOptions,
  asset: SpaceAsset,
  locale: string,
  existing: AssetProps | undefined,
): Promise<PushStep[]> {
  const given: Partial<AssetProps['fields']> = existing?.fields ?? {}
  const file = given.file?.[locale]
  const hasFile = await isSameFile(file, asset, fetchFile)
  const hasWords =
    given.title?.[locale] === asset.title && (given.description?.[locale] ?? '') === (asset.description ?? '')
  if (existing && hasFile && hasWords && isPublishedAsSaved(existing)) return []

  const upload = async () => {
    const bytes = await readFile(asset.path)
    const body = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)
    const { sys } = (await client.upload.create({}, { file: body })) as { sys: { id: string } }
    const uploadFrom = { sys: { type: 'Link', linkType: 'Upload', id: sys.id } } as const
    return { contentType: asset.contentType, fileName: asset.fileName, uploadFrom }
  }
  const run = async () => {
    const params = { assetId: asset.id }
    const fields = {
      title: { [locale]: asset.title },
      description: { [locale]: asset.description ?? '' },
      file: { [locale]: file && hasFile ? file : await upload() },
    }
    const saved = existing
      ? await client.asset.update(params, { ...existing, fields })
      : await client.asset.createWithId(params, { fields })
    if (!hasFile) await client.asset.processForAllLocales({}, saved)
    await client.asset.publish(params, hasFile ? saved : await client.asset.get(params))
  }
  return [{ title: `${existing ? 'update' : 'create'} asset ${asset.id}`, run }]
}

/** Entries are all saved before the first is published: what an entry refers to must exist by then. */
function planEntry(client: PlainClientAPI, entry: SpaceEntry, locale: string, existing: EntryProps | undefined) {
  const fields = Object.fromEntries(Object.entries(entryFields(entry)).map(([id, value]) => [id, { [locale]: value }]))
  const params = { entryId: entry.id }
  const isSame = existing !== undefined && isDeepStrictEqual(existing.fields, fields)
  let saved = existing
  const save = async () => {
    saved = existing
      ? await client.entry.update(params, { ...existing, fields })
      : await client.entry.createWithId({ ...params, contentTypeId: entry.type.id }, { fields })
  }
  const publish = async () => {
    if (saved) saved = await client.entry.publish(params, saved)
  }
  const unpublish = async () => {
    saved = await client.entry.unpublish(params)
  }
  const saves: PushStep[] = isSame ? [] : [{ title: `${existing ? 'update' : 'create'} entry ${entry.id}`, run: save }]
  const isDone = isSame && isPublishedAsSaved(existing)
  if (!entry.isDraft) return { saves, publishes: isDone ? [] : [{ title: `publish entry ${entry.id}`, run: publish }] }
  const publishes = existing && isPublished(existing) ? [{ title: `unpublish entry ${entry.id}`, run: unpublish }] : []
  return { saves, publishes }
}

/** Deletes what only the real space has: entries first, then what they are made of. */
function planPrune(
  client: PlainClientAPI,
  space: Space,
  there: { types: ContentTypeProps[]; assets: AssetProps[]; entries: EntryProps[] },
): PushStep[] {
  const entries = byIdOf(space.entries)
  const assets = byIdOf(space.assets)
  const types = new Map(contentModel.map((type) => [type.id, type]))
  const deletions = [
    ...there.entries
      .filter(({ sys }) => !entries.has(sys.id))
      .map((entry) => ({
        title: `delete entry ${entry.sys.id}`,
        run: async () => {
          const params = { entryId: entry.sys.id }
          if (isPublished(entry)) await client.entry.unpublish(params)
          await client.entry.delete(params)
        },
      })),
    ...there.assets
      .filter(({ sys }) => !assets.has(sys.id))
      .map((asset) => ({
        title: `delete asset ${asset.sys.id}`,
        run: async () => {
          const params = { assetId: asset.sys.id }
          if (isPublished(asset)) await client.asset.unpublish(params)
          await client.asset.delete(params)
        },
      })),
    ...there.types
      .filter(({ sys }) => !types.has(sys.id))
      .map((type) => ({
        title: `delete content type ${type.sys.id}`,
        run: async () => {
          const params = { contentTypeId: type.sys.id }
          if (isPublished(type)) await client.contentType.unpublish(params)
          await client.contentType.delete(params)
        },
      })),
  ]
  const fields = there.types.flatMap((type) => {
    const model = types.get(type.sys.id)
    if (!model) return []
    return type.fields
      .filter(({ id }) => !(id in model.fields))
      .map(({ id }) => ({
        title: `delete field ${id} of content type ${type.sys.id}`,
        run: async () => {
          const params = { contentTypeId: type.sys.id }
          const without = await client.contentType.omitAndDeleteField(params, await client.contentType.get(params), id)
          await client.contentType.publish(params, without)
        },
      }))
  })
  return [...deletions, ...fields]
}

const byIdOf = <Item extends { id: string }>(items: readonly Item[]) => new Map(items.map((item) => [item.id, item]))

/**
 * Plans the steps that make the real space match the embedded one. Changes nothing. Fetches the files of assets
 * to compare them; a file that cannot be fetched counts as different.
 *
 * @returns the steps in order; none when the spaces match
 * @throws Error when the default locales of the two spaces differ
 */
export async function planPush(options: PushOptions): Promise<readonly PushStep[]> {
  const { client, space, prune } = options
  const locale = space.locales[0].code
  const locales = await client.locale.getMany({})
  const theirs = locales.items.find((other) => other.default)?.code
  if (theirs !== locale) {
    throw new Error(`The space’s default locale is ${theirs}, but the content is written in ${locale}.`)
  }
  const there = {
    types: await everything((query) => client.contentType.getMany({ query })),
    editors: (await client.editorInterface.getMany({ query: { limit: 1000 } })).items,
    assets: await everything((query) => client.asset.getMany({ query })),
    entries: await everything((query) => client.entry.getMany({ query })),
  }
  const typeOf = byId(there.types)
  const assetOf = byId(there.assets)
  const entryOf = byId(there.entries)
  const editorOf = new Map(there.editors.map((editor) => [editor.sys.contentType.sys.id, editor]))
  const assets: PushStep[] = []
  // One file at a time, because all of them may not fit into memory.
  for (const asset of space.assets) assets.push(...(await planAsset(options, asset, locale, assetOf.get(asset.id))))
  const entries = space.entries.map((entry) => planEntry(client, entry, locale, entryOf.get(entry.id)))
  return [
    ...contentModel.flatMap((type) => planContentType(client, type, typeOf.get(type.id))),
    ...contentModel.flatMap((type) => planControls(client, type, editorOf.get(type.id))),
    ...assets,
    ...entries.flatMap(({ saves }) => saves),
    ...entries.flatMap(({ publishes }) => publishes),
    ...(prune ? planPrune(client, space, there) : []),
  ]
}
