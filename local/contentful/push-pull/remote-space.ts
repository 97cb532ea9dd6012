import { createHash } from 'node:crypto'
import {
  type AssetProps,
  type ContentTypeProps,
  type EditorInterfaceProps,
  type EntryProps,
  isPublished,
  isUpdated,
  type LocaleProps,
  type PlainClientAPI,
  type TagProps,
} from 'contentful-management'
import { typeIdOf } from '../../../content/migrations/move-entries'
import type { ContentType } from '../../../content/model'
import { readPages } from '../read-pages'
import type { LastSynced } from './last-synced'
import {
  entryValues,
  type Marks,
  publishedKey,
  translatedValues,
  translationKey,
  type Values,
  withoutEmpty,
} from './values'

/** An environment of a real space, as the Management API returns it. */
export interface RemoteSpace {
  readonly locales: readonly LocaleProps[]
  readonly defaultLocale: string
  readonly types: readonly ContentTypeProps[]
  readonly editors: readonly EditorInterfaceProps[]
  readonly assets: readonly AssetProps[]
  readonly entries: readonly EntryProps[]
  readonly tags: readonly TagProps[]
  /** Published versions of assets and entries with unpublished changes, by id. */
  readonly published: {
    readonly assets: ReadonlyMap<string, AssetProps>
    readonly entries: ReadonlyMap<string, EntryProps>
  }
}

const pageSize = 200

// Without an order, a change during the reading can move items between pages.
const order = 'sys.createdAt,sys.id'

export const byId = <Item extends { readonly sys: { readonly id: string } }>(items: readonly Item[]) =>
  new Map(items.map((item) => [item.sys.id, item]))

/** Gives empty fields to items that were created without any. */
const withFields = <Item extends EntryProps | AssetProps>(items: readonly Item[]): Item[] =>
  items.map((item) => ({ ...item, fields: (item.fields as Item['fields'] | undefined) ?? {} }))

/** @throws Error of the client if the space cannot be read */
export async function readRemoteSpace(client: PlainClientAPI): Promise<RemoteSpace> {
  const locales = (await client.locale.getMany({ query: { limit: 1000 } })).items
  const types = await readPages(pageSize, (query) => client.contentType.getMany({ query }))
  const editors = await readPages(pageSize, (query) => client.editorInterface.getMany({ query }))
  const assets = await readPages(pageSize, (query) => client.asset.getMany({ query: { ...query, order } }))
  const entries = await readPages(pageSize, (query) => client.entry.getMany({ query: { ...query, order } }))
  const tags = await readPages(pageSize, (query) => client.tag.getMany({ query }))
  const publishedAssets = assets.some(isUpdated)
    ? await readPages(pageSize, (query) => client.asset.getPublished({ query: { ...query, order } }))
    : []
  const publishedEntries = entries.some(isUpdated)
    ? await readPages(pageSize, (query) => client.entry.getPublished({ query: { ...query, order } }))
    : []
  return {
    locales,
    defaultLocale: locales.find((locale) => locale.default)?.code ?? '',
    types,
    editors,
    assets: withFields(assets),
    entries: withFields(entries),
    tags,
    published: { assets: byId(publishedAssets), entries: byId(publishedEntries) },
  }
}

/** The bytes at an address in the API's form, without a protocol: `//images.ctfassets.net/…`. */
export type FetchFile = (address: string) => Promise<Buffer>

export const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** A digest whose mark contains all of it, so that it can be read back. */
export const shortDigest = (digest: string): string => digest.slice(0, 32)

export const fileOf = (asset: AssetProps, locale: string) =>
  (asset.fields.file as AssetProps['fields']['file'] | undefined)?.[locale]

/**
 * The digest of an asset's file. Downloads the file, unless its address is that of the last push or pull.
 *
 * @returns undefined without a file
 * @throws Error if it cannot be fetched
 */
async function remoteDigest(asset: AssetProps, locale: string, synced: LastSynced, fetchFile: FetchFile) {
  const address = fileOf(asset, locale)?.url
  if (address === undefined) return undefined
  const known = synced.files.get(asset.sys.id) === address ? synced.assets.get(asset.sys.id)?.file : undefined
  if (known !== undefined) return JSON.parse(known) as string
  try {
    return shortDigest(digestOf(await fetchFile(address)))
  } catch (error) {
    throw new Error(`Cannot fetch the file of asset ${asset.sys.id}. ${(error as Error).message}`, { cause: error })
  }
}

const published = (item: { sys: { publishedVersion?: number } }): Values =>
  isPublished(item as EntryProps) ? { [publishedKey]: true } : {}

/**
 * The values of an asset; `file` is the digest of its file.
 *
 * @param locale the default one
 * @param translations other locales
 * @throws Error if the file cannot be fetched
 */
export async function assetValues(
  asset: AssetProps,
  locale: string,
  translations: readonly string[],
  synced: LastSynced,
  fetchFile: FetchFile,
): Promise<Values> {
  const { title, description } = asset.fields as Partial<AssetProps['fields']>
  const file = await remoteDigest(asset, locale, synced, fetchFile)
  const others = Object.fromEntries(
    translations.map((code) => [translationKey('description', code), description?.[code]]),
  )
  return withoutEmpty({
    title: title?.[locale],
    description: description?.[locale],
    ...others,
    file,
    ...published(asset),
  })
}

/**
 * The marks of an asset at the last push or pull, without the file if an interrupted push has left it unprocessed.
 * Contentful publishes no unprocessed file, so it must not count as a change of the space.
 */
export function assetMarks(asset: AssetProps, locale: string, synced: LastSynced): Marks | undefined {
  const marks = synced.assets.get(asset.sys.id)
  const file = fileOf(asset, locale)
  if (!marks || !file || file.url) return marks
  return Object.fromEntries(Object.entries(marks).filter(([key]) => key !== 'file'))
}

/**
 * @param locale the default one
 * @param translations other locales
 */
export const remoteEntryValues = (
  type: ContentType,
  entry: EntryProps,
  locale: string,
  translations: readonly string[],
): Values => ({
  ...entryValues(type, entry.fields, locale),
  ...translatedValues(type, entry.fields, translations),
  ...published(entry),
})

export const typeOf = (entry: EntryProps, model: readonly ContentType[]): ContentType | undefined =>
  model.find(({ id }) => id === typeIdOf(entry))
