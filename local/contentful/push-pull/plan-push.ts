import { readFile } from 'node:fs/promises'
import type { AssetProps, EntryProps, PlainClientAPI } from 'contentful-management'
import { typeIdOf } from '../../../content/migrations/move-entries'
import { type ContentType, defaultValues } from '../../../content/model'
import { linksOf } from '../../../content/model/checked-content'
import { toCore } from '../../../content/model/core'
import { inParallel } from '../../../src/lib/in-parallel'
import { entryFields } from '../resources'
import { otherLocales, type SpaceAsset, type SpaceEntry } from '../space'
import { descriptionsIn } from './local-files'
import { appliedIn, fourDigits, recordMigration } from './migration-record'
import type { Count, Findings, PushOptions, PushPlan, Stage, Step } from './plan'
import { planDeletions } from './plan-deletions'
import { planItem, type PushItem } from './plan-item'
import { isOfApp, planTypes } from './plan-types'
import { actionsTogether, planPublications } from './publish'
import { assetMarks, assetValues, byId, fileOf, type RemoteSpace, remoteEntryValues, shortDigest } from './remote-space'
import { findTakenValues } from './taken-values'
import { asTranslation, type LocalizedFields, publishedKey, readKey, type Values, withoutEmpty } from './values'
import { lockedCalls } from './version-lock'
import { waitFor } from './wait'

/** Concurrency of calls. The client keeps to the rate limit. */
const callsTogether = 6

const downloadsTogether = 4

/** Sets the values of some keys, each in its locale, and keeps others. An empty value removes the field in its locale. */
function withKeys(fields: LocalizedFields, keys: readonly string[], values: Values, defaultLocale: string) {
  const next = new Map(Object.entries(fields))
  for (const key of keys) {
    const { field, locale = defaultLocale } = readKey(key)
    const others = Object.entries(next.get(field) ?? {}).filter(([code]) => code !== locale)
    const all = values[key] === undefined ? others : [...others, [locale, values[key]] as const]
    if (all.length > 0) next.set(field, Object.fromEntries(all))
    else next.delete(field)
  }
  return Object.fromEntries(next)
}

function entryItem(
  { client, remote, space, synced }: PushOptions,
  entry: SpaceEntry,
  existing: EntryProps | undefined,
): PushItem {
  const { defaultLocale } = remote
  const translations = Object.entries(entry.translations ?? {}).map(([code, own]) => asTranslation(own, code))
  const values = Object.assign(entryFields(entry), ...translations) as Values
  const params = { entryId: entry.id }
  const isDraft = entry.isDraft ? undefined : true
  const save = (fields: readonly string[]) => {
    const next = withKeys(existing?.fields ?? {}, existing ? fields : Object.keys(values), values, defaultLocale)
    return existing
      ? client.entry.update(params, { ...existing, fields: next })
      : client.entry.createWithId({ ...params, contentTypeId: entry.type.id }, { fields: next })
  }
  return {
    linkType: 'Entry',
    id: entry.id,
    name: `entry ${entry.id}`,
    file: withoutEmpty(Object.assign({ ...entry.fields, [publishedKey]: isDraft }, ...translations) as Values),
    space: existing && remoteEntryValues(entry.type, existing, defaultLocale, otherLocales(space)),
    existing,
    publishedVersion: remote.published.entries.get(entry.id),
    before: synced.entries.get(entry.id),
    defaults: defaultValues(entry.type),
    save,
    calls: 1,
  }
}

/** Has Contentful process the file. The client’s own method never ends if one of its checks fails. */
async function processFile(
  client: PlainClientAPI,
  { sys }: AssetProps,
  locale: string,
  pollInterval: number,
): Promise<AssetProps> {
  await lockedCalls(client).processFile(sys.id, locale, sys.version)
  return waitFor(async () => {
    const asset = await client.asset.get({ assetId: sys.id })
    return fileOf(asset, locale)?.url ? asset : undefined
  }, pollInterval)
}

async function assetItem(options: PushOptions, asset: SpaceAsset, existing: AssetProps | undefined): Promise<PushItem> {
  const { client, remote, synced, fetchFile, pollInterval } = options
  const { defaultLocale: locale } = remote
  const { id, title, description } = asset
  const descriptions = descriptionsIn(asset.translations)
  const file = shortDigest(asset.digest)
  const space = existing && (await assetValues(existing, locale, otherLocales(options.space), synced, fetchFile))
  const params = { assetId: id }
  /** Of the file in the space, if it is that of the files. */
  let address = existing && space?.file === file ? fileOf(existing, locale)?.url : undefined
  const uploadFile = async () => {
    const upload = await options.upload(await readFile(asset.path))
    const uploadFrom = { sys: { type: 'Link', linkType: 'Upload', id: upload } }
    return { contentType: asset.contentType, fileName: asset.fileName, uploadFrom }
  }
  const save = async (fields: readonly string[]) => {
    const uploads = fields.includes('file')
    const values = { title, description: description || undefined, file: uploads ? await uploadFile() : undefined }
    const all: Values = { ...values, ...descriptions }
    const next = withKeys(
      existing?.fields ?? {},
      fields.filter((key) => key !== publishedKey),
      all,
      locale,
    )
    const saved = existing
      ? await client.asset.update(params, { ...existing, fields: next as AssetProps['fields'] })
      : await client.asset.createWithId(params, { fields: next as AssetProps['fields'] })
    if (!uploads) return saved
    const processed = await processFile(client, saved, locale, pollInterval)
    address = fileOf(processed, locale)?.url
    return processed
  }
  return {
    linkType: 'Asset',
    id,
    name: `asset ${id}`,
    file: withoutEmpty({ title, description, ...descriptions, file, [publishedKey]: true }),
    space,
    existing,
    publishedVersion: remote.published.assets.get(id),
    before: existing ? assetMarks(existing, locale, synced) : synced.assets.get(id),
    defaults: {},
    save,
    onRecord: () => {
      if (address) synced.files.set(id, address)
    },
    // With a file: upload, save, process, check.
    calls: space?.file === file ? 1 : 4,
  }
}

/** Whether no push has created content types. The team and the personalization app may have created others. */
export const isNew = (model: readonly ContentType[], { types }: RemoteSpace): boolean =>
  !types.some(({ sys }) => !isOfApp(sys.id) && model.some(({ id }) => id === sys.id))

/** Whether a space has no types of the model but those of the core. The personalization app may have created its own. */
export function hasOnlyCore(model: readonly ContentType[], { types }: RemoteSpace): boolean {
  const core = new Set(toCore(model).map(({ id }) => id))
  return !types.some(({ sys: { id } }) => !isOfApp(id) && !core.has(id) && model.some((type) => type.id === id))
}

/** A new space gets the present model, so it needs no migration. An interrupted push still finds it new. */
const planRecords = ({ client, migrations, remote }: PushOptions): Step[] => {
  const applied = appliedIn(remote)
  return migrations
    .filter(({ number }) => !applied.includes(number))
    .map(({ number }) => ({
      title: `record migration ${fourDigits(number)}`,
      changes: [],
      calls: 1,
      run: () => recordMigration(client, number),
    }))
}

function findLocaleProblems({ space, remote }: PushOptions): string[] {
  const setting = 'select “Allow required fields to be empty for this locale”.'
  return otherLocales(space).flatMap((code) => {
    const locale = remote.locales.find((one) => one.code === code)
    if (!locale) {
      const advice = `Add it in Contentful, under Settings → Locales, with ${remote.defaultLocale} as its fallback, and ${setting}`
      return [`The files are translated into ${code}, but the space lacks this locale.\n→ ${advice}`]
    }
    if (locale.optional) return []
    const advice = `Open this locale in Contentful, under Settings → Locales, and ${setting}`
    return [`Contentful does not publish an entry with a required field that is empty in ${code}.\n→ ${advice}`]
  })
}

/** Puts entries after those that they link to: a preview that reads the space meanwhile drops other links. */
function linkedFirst(entries: readonly SpaceEntry[]): readonly SpaceEntry[] {
  const entryOf = new Map(entries.map((entry) => [entry.id, entry]))
  const visited = new Set<SpaceEntry>()
  const sorted: SpaceEntry[] = []
  const visit = (entry: SpaceEntry): void => {
    if (visited.has(entry)) return
    visited.add(entry)
    for (const { field, id } of linksOf({ type: entry.type, values: entry.fields })) {
      const target = field.kind === 'asset' ? undefined : entryOf.get(id)
      if (target) visit(target)
    }
    sorted.push(entry)
  }
  entries.forEach(visit)
  return sorted
}

/**
 * Plans the steps that bring changes of the files into the space. Writes nothing.
 *
 * @throws Error if the file of an asset cannot be fetched
 */
export async function planPush(options: PushOptions): Promise<PushPlan> {
  const { client, model, space, remote, synced, pollInterval } = options
  const findings: Findings = { conflicts: [], problems: findLocaleProblems(options), kept: [] }
  const types = planTypes(options, findings)
  const entryOf = byId(remote.entries)
  const assetOf = byId(remote.assets)
  const items: PushItem[] = []
  await inParallel(space.assets, downloadsTogether, async (asset) => {
    items.push(await assetItem(options, asset, assetOf.get(asset.id)))
  })
  const assets = items.map((item) => planItem(options, item, synced.assets, findings))
  const entries = new Map<string, ReturnType<typeof planItem>>()
  for (const entry of space.entries) {
    const existing = entryOf.get(entry.id)
    const typeId = existing && typeIdOf(existing)
    if (existing && typeId !== entry.type.id) {
      const advice = 'Rename the file, or delete the entry in Contentful.'
      findings.problems.push(
        `entry ${entry.id} has the type ${typeId} in the space, not ${entry.type.id}.\n→ ${advice}`,
      )
      continue
    }
    entries.set(entry.id, planItem(options, entryItem(options, entry, existing), synced.entries, findings))
  }
  const deletions = await planDeletions(options, findings)
  const all = [...assets, ...entries.values()]
  const due = all.flatMap((steps) => steps.publications)
  const dueEntries = due.flatMap(({ linkType, id }) => (linkType === 'Entry' ? [id] : []))
  findings.problems.push(...findTakenValues(options, new Set(dueEntries)))
  const saves = linkedFirst(space.entries).flatMap(({ id }) => entries.get(id)?.saves ?? [])
  const publications = planPublications(client, due, pollInterval)
  const stages: Stage[] = [
    { name: 'Recording migrations', steps: isNew(model, remote) ? planRecords(options) : [], together: 1 },
    { name: 'Content types', steps: types, together: 1 },
    { name: 'Assets', steps: assets.flatMap(({ saves }) => saves), together: callsTogether },
    { name: 'Entries', steps: saves, together: callsTogether },
    { name: 'Unpublishing', steps: all.flatMap(({ unpublishes }) => unpublishes), together: callsTogether },
    { name: 'Bulk actions for publishing', steps: publications, together: actionsTogether },
    { name: 'Deleting', steps: deletions, together: 1 },
  ]
  const countOf = (there: readonly { sys: { id: string } }[], here: readonly { id: string }[]): Count => ({
    before: there.length,
    after: new Set([...there.map(({ sys }) => sys.id), ...here.map(({ id }) => id)]).size,
  })
  // An asset and an entry may have the same id.
  const [assetCount, entryCount] = [countOf(remote.assets, space.assets), countOf(remote.entries, space.entries)]
  return {
    ...findings,
    stages: stages.filter(({ steps }) => steps.length > 0),
    counts: {
      types: countOf(remote.types, model),
      records: { before: assetCount.before + entryCount.before, after: assetCount.after + entryCount.after },
    },
  }
}
