import { type AssetProps, type EntryProps, isPublished } from 'contentful-management'
import { typeIdOf } from '../../../content/migrations/move-entries'
import { defaultValues } from '../../../content/model'
import { linksOf } from '../../../content/model/checked-content'
import { plural } from '../../../content/model/message'
import { otherLocales } from '../space'
import { mergeItem } from './merge'
import type { Findings, PushOptions, Step } from './plan'
import { assetMarks, assetValues, remoteEntryValues, typeOf } from './remote-space'
import { entryValues, markOf, type Marks, publishedKey, type Values } from './values'
import { lockedCalls } from './version-lock'

const nameOf = ({ sys }: EntryProps | AssetProps) => `${sys.type.toLowerCase()} ${sys.id}`

/** The deletion of an entry or asset that the files no longer have. */
function planDeletion(
  { client, synced, prefer }: PushOptions,
  kind: 'entries' | 'assets',
  item: EntryProps | AssetProps,
  { values, defaults, before = {} }: { readonly values: Values; readonly defaults: Values; readonly before?: Marks },
  { conflicts }: Findings,
): Step[] {
  const { id, version } = item.sys
  const name = nameOf(item)
  // An interrupted deletion has unpublished it.
  const target = publishedKey in before ? { ...values, [publishedKey]: true } : values
  const sides = { source: undefined, target, before, defaults }
  const merge = mergeItem({ ...sides, item: name, direction: 'push', prefer })
  if (merge.kind === 'conflict') conflicts.push(...merge.conflicts)
  if (merge.kind !== 'delete') return []
  const isPublic = isPublished(item)
  const run = async () => {
    const { unpublish, remove } = lockedCalls(client)
    await remove(kind, id, isPublic ? await unpublish(kind, id, version) : version)
    synced[kind].delete(id)
  }
  return [{ title: `delete ${name}`, changes: [], calls: isPublic ? 2 : 1, run }]
}

/** Deletions of fields that the model no longer has. */
function planFieldDeletions({ client, model, remote, synced }: PushOptions): Step[] {
  return remote.types.flatMap((type) => {
    const { id: contentTypeId } = type.sys
    const own = model.find(({ id }) => id === contentTypeId)
    const before = synced.types.get(contentTypeId) ?? {}
    const removed = own ? type.fields.filter(({ id }) => !(id in own.fields) && `${id}.name` in before) : []
    return removed.map(({ id }) => {
      const filled = remote.entries.filter(
        (entry) => typeIdOf(entry) === contentTypeId && entry.fields[id] !== undefined,
      )
      const run = async () => {
        const params = { contentTypeId }
        const without = await client.contentType.omitAndDeleteField(params, await client.contentType.get(params), id)
        await client.contentType.publish(params, without)
        const kept = Object.entries(synced.types.get(contentTypeId) ?? {}).filter(([key]) => !key.startsWith(`${id}.`))
        synced.types.set(contentTypeId, Object.fromEntries(kept))
      }
      const changes = filled.length > 0 ? [`deletes the values of ${plural(filled.length, 'entry', 'entries')}`] : []
      return { title: `delete field ${id} of content type ${contentTypeId}`, changes, calls: 5, run }
    })
  })
}

/**
 * What entries of the space still link to because of a change of an editor, and what that links to.
 *
 * @param left entries without a file
 * @returns names of the linking entries, by kind and id of what they link to
 */
function findLinked({ model, remote, synced }: PushOptions, left: readonly EntryProps[]): ReadonlyMap<string, string> {
  const linked = new Map<string, string>()
  const addLinks = (entry: EntryProps, before: Marks = {}) => {
    const type = typeOf(entry, model)
    if (!type) return
    for (const { fields } of [entry, remote.published.entries.get(entry.sys.id) ?? entry]) {
      const values = entryValues(type, fields, remote.defaultLocale)
      const changed = Object.entries(values).filter(([field, value]) => markOf(value) !== before[field])
      for (const { field, id } of linksOf({ type, values: Object.fromEntries(changed) })) {
        linked.set(`${field.kind === 'asset' ? 'assets' : 'entries'} ${id}`, nameOf(entry))
      }
    }
  }
  for (const entry of remote.entries) if (!left.includes(entry)) addLinks(entry, synced.entries.get(entry.sys.id))
  const leftBy = new Map(left.map((entry) => [`entries ${entry.sys.id}`, entry]))
  // Grows while it is read.
  for (const key of linked.keys()) {
    const entry = leftBy.get(key)
    if (entry) addLinks(entry)
  }
  return linked
}

/**
 * Plans deletions of what a push or pull has recorded and the files no longer have: entries, assets, content types and
 * fields. What was added in the space stays. Without `prune`, only reports them.
 */
export async function planDeletions(options: PushOptions, findings: Findings): Promise<Step[]> {
  const { client, model, space, remote, synced, fetchFile } = options
  const { defaultLocale: locale } = remote
  const here = {
    entries: new Set(space.entries.map(({ id }) => id)),
    assets: new Set(space.assets.map(({ id }) => id)),
  }
  const isLeft = (kind: 'entries' | 'assets', { sys }: EntryProps | AssetProps) =>
    !here[kind].has(sys.id) && synced[kind].has(sys.id)

  const left = {
    entries: remote.entries.filter((entry) => isLeft('entries', entry)),
    assets: remote.assets.filter((asset) => isLeft('assets', asset)),
  }
  if (!options.prune) {
    const kept = [...left.entries, ...left.assets].map(nameOf)
    findings.kept.push(...kept.map((name) => `${name}: deleted in the files; --prune deletes it in the space`))
    return []
  }
  const linked = findLinked(options, left.entries)
  const isUnlinked = (kind: 'entries' | 'assets', item: EntryProps | AssetProps) => {
    const holder = linked.get(`${kind} ${item.sys.id}`)
    if (holder) findings.kept.push(`${nameOf(item)}: not deleted, because ${holder} links to it in the space`)
    return !holder
  }
  const entries = left.entries.filter((entry) => isUnlinked('entries', entry))
  const assets = left.assets.filter((asset) => isUnlinked('assets', asset))
  const deletedEntries = entries.flatMap((entry) => {
    const type = typeOf(entry, model)
    const own = {
      values: type ? remoteEntryValues(type, entry, locale, otherLocales(space)) : {},
      defaults: type ? defaultValues(type) : {},
      before: synced.entries.get(entry.sys.id),
    }
    return planDeletion(options, 'entries', entry, own, findings)
  })
  const deletedAssets: Step[] = []
  for (const asset of assets) {
    const values = await assetValues(asset, locale, otherLocales(space), synced, fetchFile)
    const own = { values, defaults: {}, before: assetMarks(asset, locale, synced) }
    deletedAssets.push(...planDeletion(options, 'assets', asset, own, findings))
  }

  const types = remote.types.filter(({ sys }) => synced.types.has(sys.id) && !model.some(({ id }) => id === sys.id))
  const deletedTypes = types.flatMap(({ sys }): Step[] => {
    const kept = remote.entries.filter((entry) => typeIdOf(entry) === sys.id && !entries.includes(entry))
    if (kept.length > 0) {
      const problem = `content type ${sys.id} still has ${plural(kept.length, 'entry', 'entries')} in the space.`
      findings.problems.push(`${problem}\n→ Delete them in Contentful first.`)
      return []
    }
    const run = async () => {
      const { unpublish, remove } = lockedCalls(client)
      const { id, version, publishedVersion } = sys
      await remove('content_types', id, publishedVersion ? await unpublish('content_types', id, version) : version)
      synced.types.delete(sys.id)
    }
    return [{ title: `delete content type ${sys.id}`, changes: [], calls: 2, run }]
  })
  return [...deletedEntries, ...deletedAssets, ...deletedTypes, ...planFieldDeletions(options)]
}
