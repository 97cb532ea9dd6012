import { readFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import type { AssetProps, ContentTypeProps, EntryProps, PlainClientAPI } from 'contentful-management'
import { contentModel } from '../../content/model'
import {
  isPublished,
  isPublishedAsSaved,
  planContentType,
  planControls,
  planFieldDeletions,
  type PushStep,
  type Saved,
} from './push-types'
import { entryFields } from './resources'
import type { Space, SpaceAsset, SpaceEntry } from './space'

interface PushOptions {
  readonly client: PlainClientAPI
  readonly space: Space
  readonly prune: boolean
  /** The bytes at an address in the API's form, without a protocol: `//images.ctfassets.net/…`. */
  readonly fetchFile: (address: string) => Promise<Uint8Array>
}

/** Larger pages can exceed the API's limit for the size of an answer. */
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

/** Compares bytes, because different files may have the same metadata. */
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
    // An unnecessary upload does no harm.
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

/** Saves all entries before publishing, because references must exist. */
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

/** Deletes everything that only the real space has: entries first, then assets and content types. */
function planPrune(
  client: PlainClientAPI,
  space: Space,
  there: { types: ContentTypeProps[]; assets: AssetProps[]; entries: EntryProps[] },
): PushStep[] {
  const deletions = (
    noun: string,
    items: readonly Saved[],
    kept: readonly { readonly id: string }[],
    { unpublish, remove }: Record<'unpublish' | 'remove', (id: string) => Promise<unknown>>,
  ): PushStep[] => {
    const ids = new Set(kept.map(({ id }) => id))
    const run = async ({ sys }: Saved) => {
      if (isPublished({ sys })) await unpublish(sys.id)
      await remove(sys.id)
    }
    return items
      .filter(({ sys }) => !ids.has(sys.id))
      .map((item) => ({ title: `delete ${noun} ${item.sys.id}`, run: () => run(item) }))
  }
  const { entry, asset, contentType } = client
  return [
    ...deletions('entry', there.entries, space.entries, {
      unpublish: (entryId) => entry.unpublish({ entryId }),
      remove: (entryId) => entry.delete({ entryId }),
    }),
    ...deletions('asset', there.assets, space.assets, {
      unpublish: (assetId) => asset.unpublish({ assetId }),
      remove: (assetId) => asset.delete({ assetId }),
    }),
    ...deletions('content type', there.types, contentModel, {
      unpublish: (contentTypeId) => contentType.unpublish({ contentTypeId }),
      remove: (contentTypeId) => contentType.delete({ contentTypeId }),
    }),
    ...there.types.flatMap((type) => planFieldDeletions(client, type)),
  ]
}

/**
 * Plans the steps that make the real space match; changes nothing. Compares the files of assets; a file that cannot be
 * fetched counts as different.
 *
 * @throws Error if default locales differ
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
  // One at a time, to limit memory.
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
