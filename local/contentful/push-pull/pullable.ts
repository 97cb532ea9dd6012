import { isDeepStrictEqual } from 'node:util'
import { type AssetProps, type EntryProps, isPublished, isUpdated } from 'contentful-management'
import { typeIdOf } from '../../../content/migrations/move-entries'
import type { ContentType } from '../../../content/model'
import { linksOf, uniqueValuesOf } from '../../../content/model/checked-content'
import { identifierPattern } from '../../../content/model/projections/entry-schema'
import { groupBy } from '../../../src/lib/group-by'
import { checkEntry } from '../check-entry'
import { assetTypes } from '../space'
import type { LastSynced } from './last-synced'
import type { Preference } from './merge'
import { assetValues, type FetchFile, fileOf, type RemoteSpace, remoteEntryValues, typeOf } from './remote-space'
import { type LocalizedFields, type Marks, markOf, marksOf, publishedKey, type Values } from './values'

export interface PullOptions {
  readonly model: readonly ContentType[]
  readonly remote: RemoteSpace
  readonly contentFolder: string
  /** The locales of the files other than the default one. */
  readonly translations: readonly string[]
  readonly synced: LastSynced
  readonly prefer: Preference | undefined
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
export function pullableEntries({ remote, model, translations, synced }: PullOptions, left: Left) {
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
    const values = visible === current ? latest : withSaved(valuesOf(visible), latest, synced.entries.get(id))
    if (values !== latest && !isDeepStrictEqual(marksOf(values), marksOf(latest))) {
      left.add(`entry ${id}: the file lacks its unpublished changes`)
    }
    return [{ id, type, values }]
  })
}

type PullableEntry = ReturnType<typeof pullableEntries>[number]

/** Ids of items with files. */
interface FileIds {
  readonly entries: ReadonlySet<string>
  readonly assets: ReadonlySet<string>
}

/** Entries by their unique values. */
type Owners = ReadonlyMap<string, readonly { readonly entry: PullableEntry }[]>

/** Why the files cannot have a draft: it would make all content invalid. */
function findUnfinished(draft: PullableEntry, ids: FileIds, owners: Owners): string | undefined {
  const { id, type } = draft
  const values = Object.fromEntries(Object.entries(draft.values).filter(([key]) => key in type.fields))
  const { problems } = checkEntry({ type, file: id, lineOf: () => undefined }, 'files', values, (_, line) => line)
  if (problems[0]) return problems[0].wrong
  const link = linksOf(draft).find((one) => !ids[one.field.kind === 'asset' ? 'assets' : 'entries'].has(one.id))
  if (link) return `it refers to ${link.id}, which the files lack.`
  return uniqueValuesOf(draft).flatMap(({ field, key }) => {
    const other = owners.get(key)?.find(({ entry }) => entry !== draft)
    return other ? [`${other.entry.id} has the same “${field}”.`] : []
  })[0]
}

interface Files {
  readonly local: FileIds
  readonly synced: LastSynced
  /** The assets of the space that files will have. */
  readonly assets: readonly { readonly id: string }[]
}

/** Leaves unfinished drafts in the space, and drafts that refer to them. Their files stay as they are. */
export function leaveUnfinished(entries: readonly PullableEntry[], { local, synced, assets }: Files, left: Left) {
  let kept = entries
  for (;;) {
    // A pull deletes files that were synced, if the space lacks them now.
    const idsOf = (kind: 'entries' | 'assets', pulled: readonly { readonly id: string }[]) => {
      const own = [...local[kind]].filter((id) => left[kind].has(id) || !synced[kind].has(id))
      return new Set([...own, ...pulled.map(({ id }) => id)])
    }
    const ids = { entries: idsOf('entries', kept), assets: idsOf('assets', assets) }
    const unique = kept.flatMap((entry) => uniqueValuesOf(entry).map(({ key }) => ({ key, entry })))
    const owners = groupBy(unique, ({ key }) => key)
    const next = kept.filter((entry) => {
      const reason = entry.values[publishedKey] === true ? undefined : findUnfinished(entry, ids, owners)
      if (reason === undefined) return true
      left.entries.add(entry.id)
      left.add(`draft ${entry.id}: ${reason}`)
      return false
    })
    if (next.length === kept.length) return kept
    kept = next
  }
}

const endingOf = (contentType: string | undefined) => [...assetTypes].find(([, type]) => type === contentType)?.[0]

/** Why `content/assets` cannot contain the file of an asset. */
function findObstacle(id: string, file: ReturnType<typeof fileOf>): string | undefined {
  if (!file?.url) return 'it has no file'
  if (!endingOf(file.contentType)) return `content/assets cannot contain files of the type ${file.contentType}`
  return identifierPattern.test(id) ? undefined : 'this id cannot be the name of a file'
}

/** The published assets of the space that files can contain, with their values. */
export async function pullableAssets({ remote, synced, fetchFile, translations }: PullOptions, left: Left) {
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
