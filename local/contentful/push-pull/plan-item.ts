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
  withoutDefaults,
} from './values'
import { lockedCalls } from './version-lock'

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
  /** Marks of the last push or pull. */
  readonly before: Marks | undefined
  /** Values that mean the same as an empty field. */
  readonly defaults: Values
  /** Creates it, or updates the values of these fields. */
  readonly save: (fields: readonly string[]) => Promise<Existing>
  /** Called when its values are recorded. */
  readonly onRecord?: () => void
  /** API calls of `save`. */
  readonly calls: number
}

interface ItemSteps {
  readonly saves: readonly Step[]
  readonly unpublishes: readonly Step[]
  readonly publications: readonly Publication[]
}

/**
 * Whether publishing would publish changes of an editor that the files do not have.
 *
 * @param saved keys that the push overwrites before
 */
function hasForeignChanges(
  { existing, publishedVersion, file, space = {}, defaults }: PushItem,
  saved: readonly string[],
  { remote, space: files }: PushOptions,
): boolean {
  if (!existing || (isPublished(existing) && !publishedVersion)) return false
  const current = existing.fields as LocalizedFields
  const before = (isPublished(existing) && publishedVersion ? publishedVersion.fields : {}) as LocalizedFields
  const fileMarks = withoutDefaults(marksOf(file), defaults)
  const spaceMarks = withoutDefaults(marksOf(space), defaults)
  return Object.keys({ ...current, ...before }).some((id) =>
    Object.keys({ ...current[id], ...before[id] }).some((code) => {
      const mark = markOf(current[id]?.[code])
      const key = code === remote.defaultLocale ? id : translationKey(id, code)
      if (mark === markOf(before[id]?.[code]) || saved.includes(key)) return false
      const hasLocale = code === remote.defaultLocale || otherLocales(files).includes(code)
      const hasField = mark === undefined || key in space
      return !hasLocale || !hasField || spaceMarks[key] !== fileMarks[key]
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
  const { id, name, linkType, file, space, existing, before, defaults } = item
  const isArchived = existing?.sys.archivedVersion !== undefined
  const target = isArchived ? undefined : space
  const absence = isArchived ? 'archived' : 'deleted'
  const sides = { source: file, target, before, defaults, absence } as const
  const merge = mergeItem({ ...sides, item: name, direction: 'push', prefer })
  if (merge.kind === 'conflict') {
    conflicts.push(...merge.conflicts)
    return nothing
  }
  if (merge.kind === 'write' && isArchived) {
    problems.push(`${name} is archived in the space.\n→ Unarchive it in Contentful, or delete its file.`)
    return nothing
  }
  const isKept = merge.kind === 'nothing' && merge.isKept
  if (isKept) kept.push(`${name}: ${target ? 'changed' : absence} in the space`)
  if (isKept && !target) return nothing

  const taken = merge.kind === 'write' ? merge.fields : []
  const fields = taken.filter((field) => field !== publishedKey)
  const isSaved = !existing || fields.length > 0
  const changesState = taken.includes(publishedKey)
  const isUnpublished = changesState && !file[publishedKey] && existing !== undefined
  const staysPublished = existing !== undefined && isPublished(existing) && !isUnpublished
  const isDue = changesState || ((isSaved || isUpdated(existing)) && staysPublished)
  const isForeign = hasForeignChanges(item, fields, options)
  const isPublishable = file[publishedKey] === true && isDue
  const isPublishedLater = isPublishable && !isForeign
  if (isPublishable && isForeign && (isSaved || changesState)) {
    kept.push(`${name}: will not be published, because an editor has unpublished changes`)
  }
  if (isSaved && file[publishedKey] === true && existing && !isPublished(existing) && !changesState) {
    kept.push(`${name}: will not be published, because an editor has unpublished it`)
  }

  let version = existing?.sys.version ?? 0
  const wanted = marksOf(file)
  /** Records the state only when it has been reached, so that an interrupted push continues. */
  const record = (isComplete: boolean) => {
    const { [publishedKey]: flag, ...values } = wanted
    const state = isComplete ? flag : marks.get(id)?.[publishedKey]
    marks.set(id, state === undefined ? values : { ...values, [publishedKey]: state })
    item.onRecord?.()
  }
  const isCompleteWhenSaved = !isUnpublished && !isPublishedLater && !(changesState && isForeign)
  if (!isSaved && !isUnpublished && !isPublishedLater) record(isCompleteWhenSaved)
  const save = async () => {
    version = (await item.save(fields)).sys.version
    record(isCompleteWhenSaved)
  }
  const unpublish = async () => {
    await lockedCalls(client).unpublish(linkType === 'Entry' ? 'entries' : 'assets', id, version)
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
