import { isDeepStrictEqual } from 'node:util'
import { type AssetProps, type EntryProps, isPublished, isUpdated } from 'contentful-management'
import { typeIdOf } from '../../../content/migrations/move-entries'
import type { ContentType } from '../../../content/model'
import { identifierPattern } from '../../../content/model/projections/entry-schema'
import { assetKinds } from '../space'
import type { LastSynced } from './last-synced'
import { assetValues, type FetchFile, fileOf, type RemoteSpace, remoteEntryValues, typeOf } from './remote-space'
import { type LocalizedFields, type Marks, markOf, marksOf, publishedKey, type Values } from './values'

interface Options {
  readonly model: readonly ContentType[]
  readonly remote: RemoteSpace
  /** The locales of the files other than the default one. */
  readonly translations: readonly string[]
  readonly synced: LastSynced
  readonly fetchFile: FetchFile
}

/** What a pull leaves as it is. */
export interface Left {
  readonly add: (name: string) => void
  /** Ids of items, by kind, whose files a pull neither writes nor deletes. */
  readonly entries: Set<string>
  readonly assets: Set<string>
}

const isArchived = ({ sys }: EntryProps | AssetProps) => sys.archivedVersion !== undefined

/** The version that visitors see. Drafts have only one version. */
const visibleVersion = <Item extends EntryProps | AssetProps>(
  item: Item,
  published: ReadonlyMap<string, Item>,
): Item => (isUpdated(item) ? { ...item, fields: published.get(item.sys.id)?.fields ?? item.fields } : item)

/** The published values, except those that a push has saved since but could not publish. */
function withSaved(published: Values, latest: Values, saved: Marks | undefined): Values {
  const isSaved = (key: string) => saved !== undefined && markOf(latest[key]) === saved[key]
  const keys = Object.keys({ ...published, ...latest })
  return Object.fromEntries(keys.map((key) => [key, isSaved(key) ? latest[key] : published[key]]))
}

/** The entries of the space that files can contain, with their values. */
export function pullableEntries({ remote, model, translations, synced }: Options, left: Left) {
  const { defaultLocale: locale } = remote
  return remote.entries.flatMap((current) => {
    const { id } = current.sys
    const type = typeOf(current, model)
    if (isArchived(current)) return []
    if (!type) {
      left.entries.add(id)
      left.add(`entries of the type ${typeIdOf(current)}, which the model lacks`)
      return []
    }
    if (!identifierPattern.test(id)) {
      left.add(`entry ${id}: this id cannot be the name of a file`)
      return []
    }
    const visible = visibleVersion(current, remote.published.entries)
    const fields: LocalizedFields = visible.fields
    for (const [field, values] of Object.entries(fields)) {
      if (!(field in type.fields)) left.add(`values of the field ${field} of ${type.id}, which the model lacks`)
      for (const code of Object.keys(values ?? {})) {
        if (code !== locale && !translations.includes(code)) left.add(`values in ${code}`)
      }
    }
    const valuesOf = (one: EntryProps) => remoteEntryValues(type, one, locale, translations)
    const latest = valuesOf(current)
    const values = withSaved(valuesOf(visible), latest, synced.entries.get(id))
    if (!isDeepStrictEqual(marksOf(values), marksOf(latest))) {
      left.add(`entry ${id}: the file lacks its unpublished changes`)
    }
    return [{ id, type, values }]
  })
}

const endingOf = (contentType: string | undefined) =>
  Object.entries(assetKinds).find(([, kind]) => kind.contentType === contentType)?.[0]

/** Why `content/assets` cannot contain the file of an asset. */
function findObstacle(id: string, file: ReturnType<typeof fileOf>): string | undefined {
  if (!file?.url) return 'it has no file'
  if (!endingOf(file.contentType)) return `content/assets has no files of the type ${file.contentType}`
  return identifierPattern.test(id) ? undefined : 'this id cannot be the name of a file'
}

/** The published assets of the space that files can contain, with their values. */
export async function pullableAssets({ remote, synced, fetchFile, translations }: Options, left: Left) {
  const { defaultLocale: locale } = remote
  const result: { id: string; ending: string; address: string; values: Values }[] = []
  for (const current of remote.assets) {
    const { id } = current.sys
    const saved = synced.assets.get(id)
    if (isArchived(current)) continue
    if (!isPublished(current)) {
      // A push has saved it, but not published it yet.
      if (saved && !(publishedKey in saved)) left.assets.add(id)
      continue
    }
    const visible = visibleVersion(current, remote.published.assets)
    const obstacle = findObstacle(id, fileOf(visible, locale))
    if (obstacle) {
      left.assets.add(id)
      left.add(`asset ${id}: ${obstacle}`)
      continue
    }
    const valuesOf = (asset: AssetProps) => assetValues(asset, locale, translations, synced, fetchFile)
    const published = await valuesOf(visible)
    const latest = visible === current ? published : await valuesOf(current)
    const values = withSaved(published, latest, saved)
    const file = fileOf(values.file === published.file ? visible : current, locale)
    result.push({ id, ending: endingOf(file?.contentType) ?? '', address: file?.url ?? '', values })
  }
  return result
}
