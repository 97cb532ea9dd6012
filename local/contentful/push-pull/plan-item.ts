import { type AssetProps, type EntryProps, isPublished, isUpdated } from 'contentful-management'
import { otherLocales } from '../space'
import { mergeItem } from './merge'
import type { Findings, PushOptions, Step } from './plan'
import type { Publication } from './publish'
import {
  listChanges,
  type LocalizedFields,
  type Marks,
  markOf,
  marksOf,
  publishedKey,
  translationKey,
  type Values,
} from './values'

type Existing = EntryProps | AssetProps

/** An entry or asset of the files, and its counterpart in the space. */
export interface PushItem {
  readonly linkType: 'Entry' | 'Asset'
  readonly id: string
  /** Such as `entry home`. */
  readonly name: string
  readonly file: Values
  readonly space: Values | undefined
  readonly existing: Existing | undefined
  /** The published version, if the space has unpublished changes. */
  readonly publishedVersion: Existing | undefined
  /** Creates it, or updates the values of these fields. */
  readonly save: (fields: readonly string[]) => Promise<Existing>
  /** API calls of `save`. */
  readonly calls: number
}

interface ItemSteps {
  readonly saves: readonly Step[]
  readonly unpublishes: readonly Step[]
  readonly publications: readonly Publication[]
}

/** Sets values in one locale and keeps those of others. An empty value removes the field in this locale. */
export function withValues(fields: LocalizedFields, changes: Values, locale: string): LocalizedFields {
  const next = new Map(Object.entries(fields))
  for (const [id, value] of Object.entries(changes)) {
    const others = Object.entries(fields[id] ?? {}).filter(([code]) => code !== locale)
    const values = value === undefined ? others : [...others, [locale, value] as const]
    if (values.length > 0) next.set(id, Object.fromEntries(values))
    else next.delete(id)
  }
  return Object.fromEntries(next)
}

/** Whether publishing would publish changes of an editor that the files do not have. */
function hasForeignChanges(
  { existing, publishedVersion, file, space }: PushItem,
  { remote, space: files }: PushOptions,
): boolean {
  if (!existing || !publishedVersion) return false
  const current = existing.fields as LocalizedFields
  const before = publishedVersion.fields as LocalizedFields
  return Object.keys({ ...current, ...before }).some((id) =>
    Object.keys({ ...current[id], ...before[id] }).some((code) => {
      if (markOf(current[id]?.[code]) === markOf(before[id]?.[code])) return false
      const isKnown = code === remote.defaultLocale || otherLocales(files).includes(code)
      const key = code === remote.defaultLocale ? id : translationKey(id, code)
      return !isKnown || markOf(space?.[key]) !== markOf(file[key])
    }),
  )
}

const nothing: ItemSteps = { saves: [], unpublishes: [], publications: [] }

/**
 * Plans an entry or asset: saves it first, because references must exist, and publishes it later.
 *
 * @param marks of the last push or pull, by id
 */
export function planItem(
  options: PushOptions,
  item: PushItem,
  marks: Map<string, Marks>,
  { conflicts, problems, kept }: Findings,
): ItemSteps {
  const { client, prefer } = options
  const { id, name, linkType, file, space, existing } = item
  const isArchived = existing?.sys.archivedVersion !== undefined
  const target = isArchived ? undefined : space
  const merge = mergeItem({ item: name, source: file, target, before: marks.get(id), direction: 'push', prefer })
  if (merge.kind === 'conflict') {
    conflicts.push(...merge.conflicts)
    return nothing
  }
  if (merge.kind === 'write' && isArchived) {
    problems.push(`${name} is archived in the space.\n→ Unarchive it in Contentful, or delete its file.`)
    return nothing
  }
  const isKept = merge.kind === 'nothing' && merge.isKept
  if (isKept) kept.push(`${name}: ${isArchived ? 'archived' : existing ? 'changed' : 'deleted'} in the space`)
  if (isKept && !target) return nothing

  const taken = merge.kind === 'write' ? merge.fields : []
  const fields = taken.filter((field) => field !== publishedKey)
  const isSaved = !existing || fields.length > 0
  const changesState = taken.includes(publishedKey)
  const isUnpublished = changesState && !file[publishedKey] && existing !== undefined
  const staysPublished = existing !== undefined && isPublished(existing) && !isUnpublished
  const isDue = changesState || ((isSaved || isUpdated(existing)) && staysPublished)
  const isForeign = hasForeignChanges(item, options)
  const isPublishedLater = file[publishedKey] === true && isDue && !isForeign
  if (isSaved && isForeign) kept.push(`${name}: saved, but not published, because an editor has unpublished changes`)

  let version = existing?.sys.version ?? 0
  const wanted = marksOf(file)
  /** Records the state only when it has been reached, so that an interrupted push continues. */
  const record = (isComplete: boolean) => {
    const { [publishedKey]: flag, ...values } = wanted
    const state = isComplete ? flag : marks.get(id)?.[publishedKey]
    marks.set(id, state === undefined ? values : { ...values, [publishedKey]: state })
  }
  const isCompleteWhenSaved = !isUnpublished && !isPublishedLater
  if (!isSaved && isCompleteWhenSaved) record(true)
  const save = async () => {
    version = (await item.save(fields)).sys.version
    record(isCompleteWhenSaved)
  }
  const unpublish = async () => {
    await (linkType === 'Entry' ? client.entry.unpublish({ entryId: id }) : client.asset.unpublish({ assetId: id }))
    record(true)
  }
  const changes = existing ? listChanges(fields, space, file) : []
  const title = `${existing ? 'update' : 'create'} ${name}`
  return {
    saves: isSaved ? [{ title, changes, calls: item.calls, run: save }] : [],
    unpublishes: isUnpublished ? [{ title: `unpublish ${name}`, changes: [], calls: 1, run: unpublish }] : [],
    publications: isPublishedLater ? [{ linkType, id, name, version: () => version, done: () => record(true) }] : [],
  }
}
