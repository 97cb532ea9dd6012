import { type AssetProps, type EntryProps, isPublished } from 'contentful-management'
import { defaultValues } from '../../../content/model'
import { otherLocales } from '../space'
import { mergeItem } from './merge'
import type { Findings, PushOptions, Step } from './plan'
import { assetValues, remoteEntryValues, typeIdOf, typeOf } from './remote-space'
import type { Marks, Values } from './values'

interface Actions {
  readonly unpublish: () => Promise<unknown>
  readonly remove: () => Promise<unknown>
}

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

/** The deletion of an entry or asset that the files no longer have. */
function planDeletion(
  { prune, prefer }: PushOptions,
  name: string,
  item: EntryProps | AssetProps,
  { values, defaults }: { readonly values: Values; readonly defaults: Values },
  marks: Map<string, Marks>,
  { unpublish, remove }: Actions,
  { conflicts, kept }: Findings,
): Step[] {
  const { id } = item.sys
  if (!prune) {
    kept.push(`${name}: deleted in the files; --prune deletes it in the space`)
    return []
  }
  const before = marks.get(id)
  const sides = { source: undefined, target: values, before, defaults }
  const merge = mergeItem({ ...sides, item: name, direction: 'push', prefer })
  if (merge.kind === 'conflict') conflicts.push(...merge.conflicts)
  if (merge.kind !== 'delete') return []
  const isPublic = isPublished(item)
  const run = async () => {
    if (isPublic) await unpublish()
    await remove()
    marks.delete(id)
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
      const changes = filled.length > 0 ? [`deletes the values of ${count(filled.length, 'entry', 'entries')}`] : []
      return { title: `delete field ${id} of content type ${contentTypeId}`, changes, calls: 5, run }
    })
  })
}

/**
 * Plans deletions of what a push or pull has recorded and the files no longer have: entries, assets, content types and
 * fields. What was added in the space stays. Without `prune`, only reports them.
 */
export async function planDeletions(options: PushOptions, findings: Findings): Promise<Step[]> {
  const { client, model, space, remote, synced, prune, fetchFile } = options
  const { defaultLocale: locale } = remote
  const here = {
    entries: new Set(space.entries.map(({ id }) => id)),
    assets: new Set(space.assets.map(({ id }) => id)),
  }
  const isLeft = (kind: 'entries' | 'assets', { sys }: EntryProps | AssetProps) =>
    !here[kind].has(sys.id) && synced[kind].has(sys.id)

  const entries = remote.entries.filter((entry) => isLeft('entries', entry))
  const deletedEntries = entries.flatMap((entry) => {
    const params = { entryId: entry.sys.id }
    const type = typeOf(entry, options.model)
    const own = {
      values: type ? remoteEntryValues(type, entry, locale, otherLocales(space)) : {},
      defaults: type ? defaultValues(type) : {},
    }
    const actions = { unpublish: () => client.entry.unpublish(params), remove: () => client.entry.delete(params) }
    return planDeletion(options, `entry ${entry.sys.id}`, entry, own, synced.entries, actions, findings)
  })
  const deletedAssets: Step[] = []
  for (const asset of remote.assets.filter((one) => isLeft('assets', one))) {
    const params = { assetId: asset.sys.id }
    const own = { values: await assetValues(asset, locale, otherLocales(space), synced, fetchFile), defaults: {} }
    const actions = { unpublish: () => client.asset.unpublish(params), remove: () => client.asset.delete(params) }
    deletedAssets.push(...planDeletion(options, `asset ${asset.sys.id}`, asset, own, synced.assets, actions, findings))
  }
  if (!prune) return []

  const types = remote.types.filter(({ sys }) => synced.types.has(sys.id) && !model.some(({ id }) => id === sys.id))
  const deletedTypes = types.flatMap(({ sys }): Step[] => {
    const left = remote.entries.filter((entry) => typeIdOf(entry) === sys.id && !isLeft('entries', entry))
    if (left.length > 0) {
      const problem = `content type ${sys.id} still has ${count(left.length, 'entry', 'entries')} in the space.`
      findings.problems.push(`${problem}\n→ Delete them in Contentful first.`)
      return []
    }
    const params = { contentTypeId: sys.id }
    const run = async () => {
      if (sys.publishedVersion !== undefined) await client.contentType.unpublish(params)
      await client.contentType.delete(params)
      synced.types.delete(sys.id)
    }
    return [{ title: `delete content type ${sys.id}`, changes: [], calls: 2, run }]
  })
  return [...deletedEntries, ...deletedAssets, ...deletedTypes, ...planFieldDeletions(options)]
}
