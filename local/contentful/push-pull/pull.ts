import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { AssetProps, EntryProps } from 'contentful-management'
import { defaultValues } from '../../../content/model'
import { replaceFile } from '../files'
import { writeEntryFile, writeFields } from './entry-file'
import { readLocalAssets, readLocalEntries } from './local-files'
import { type Absence, type Conflict, mergeItem } from './merge'
import { leaveUnfinished, pullableAssets, pullableEntries, type PullOptions } from './pullable'
import { byId } from './remote-space'
import { listChanges, type Marks, marksOf, publishedKey, readKey, type Values } from './values'

interface FileChange {
  /** Such as `write entries/page/home.md`. */
  readonly title: string
  /** The changed fields, with the values before and after. */
  readonly changes: readonly string[]
  readonly run: () => Promise<void>
}

const write = (contentFolder: string, file: string, content: string | Buffer): Promise<void> =>
  replaceFile(path.join(contentFolder, file), content)

const withFields = (target: Values, source: Values, fields: readonly string[]): Values => ({
  ...target,
  ...Object.fromEntries(fields.map((key) => [key, source[key]])),
})

/** The values that the file of a language has; without a locale, those of the entry. */
const valuesOf = (values: Values, locale: string | undefined): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => {
      const own = readKey(key)
      return own.locale === locale && value !== undefined ? [[own.field, value]] : []
    }),
  )

/** Counts things by name, for the report. */
function counter() {
  const counts = new Map<string, number>()
  return {
    add: (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1),
    lines: () => Array.from(counts, ([name, number]) => (number > 1 ? `${name} (${number})` : name)),
  }
}

/** Why a pull finds no item with this id. */
function absenceOf(items: ReadonlyMap<string, EntryProps | AssetProps>, id: string): Absence {
  const item = items.get(id)
  if (!item) return 'deleted'
  return item.sys.archivedVersion === undefined ? 'unpublished' : 'archived'
}

interface Pulled {
  readonly id: string
  readonly values: Values
}

/**
 * Merges items of the space into the files.
 *
 * @param left ids of items whose files a pull neither writes nor deletes
 */
function mergeInto<Remote extends Pulled, Local extends { readonly values: Values | undefined }>(
  noun: 'entry' | 'asset',
  { prefer, remote: space }: PullOptions,
  remote: readonly Remote[],
  local: ReadonlyMap<string, Local>,
  left: ReadonlySet<string>,
  marks: Map<string, Marks>,
  conflicts: Conflict[],
  actions: {
    readonly write: (item: Remote, fields: readonly string[]) => readonly FileChange[]
    readonly remove: (item: Local) => FileChange
    readonly defaultsOf: (item: Remote | Local) => Values
  },
): FileChange[] {
  const all = byId<EntryProps | AssetProps>(noun === 'entry' ? space.entries : space.assets)
  const merge = (id: string, source: Values | undefined, target: Values | undefined, defaults: Values) => {
    const absence = absenceOf(all, id)
    const sides = { source, target, before: marks.get(id), defaults, absence }
    return mergeItem({ ...sides, item: `${noun} ${id}`, direction: 'pull', prefer })
  }
  const changes: FileChange[] = []
  const there = new Set(remote.map(({ id }) => id))
  for (const item of remote) {
    const result = merge(item.id, item.values, local.get(item.id)?.values, actions.defaultsOf(item))
    if (result.kind === 'conflict') conflicts.push(...result.conflicts)
    if (result.kind === 'write') changes.push(...actions.write(item, result.fields))
  }
  for (const [id, item] of local) {
    if (there.has(id) || left.has(id)) continue
    const result = merge(id, undefined, item.values, actions.defaultsOf(item))
    if (result.kind === 'conflict') conflicts.push(...result.conflicts)
    if (result.kind === 'delete') changes.push(actions.remove(item))
  }
  return changes
}

/** Plans the changes that bring the space into the files. Writes nothing. */
export async function planPull(options: PullOptions) {
  const { contentFolder, synced, fetchFile } = options
  const counts = counter()
  const left = { add: counts.add, entries: new Set<string>(), assets: new Set<string>() }
  const conflicts: Conflict[] = []
  const problems: string[] = []
  const remoteEntries = pullableEntries(options, left)
  const assets = await pullableAssets(options, left)
  const localEntries = await readLocalEntries(contentFolder, options.model)
  const localAssets = await readLocalAssets(contentFolder)
  const local = { entries: new Set(localEntries.keys()), assets: new Set(localAssets.keys()) }
  const entries = leaveUnfinished(remoteEntries, { local, synced, assets }, left)
  for (const { file, values } of localEntries.values()) {
    if (!values) problems.push(`${file} cannot be read.\n→ npm run content:check says what to correct.`)
  }
  for (const { id, type } of entries) {
    const local = localEntries.get(id)
    if (!local || local.type.id === type.id) continue
    problems.push(`${local.file}: the entry has the type ${type.id} in the space.\n→ Rename or delete the file.`)
  }

  const entryChanges = mergeInto('entry', options, entries, localEntries, left.entries, synced.entries, conflicts, {
    write: ({ id, type, values: pulled }, fields) => {
      const local = localEntries.get(id)
      const file = local?.file ?? path.join('entries', type.id, `${id}.md`)
      const merged = withFields(local?.values ?? {}, pulled, fields)
      const planFile = (own: string, before: string | undefined, locale?: string): FileChange[] => {
        const taken = fields.filter((key) => readKey(key).locale === locale)
        if (taken.length === 0) return []
        const changes = local ? listChanges(taken, local.values, pulled) : []
        const values = valuesOf(merged, locale)
        if (locale !== undefined && Object.keys(values).length === 0) {
          const run = () => rm(path.join(contentFolder, own), { force: true })
          return [{ title: `delete ${own}`, changes, run }]
        }
        // A translation has the state of its entry.
        const content = locale === undefined ? values : { ...values, [publishedKey]: true }
        const run = () => write(contentFolder, own, writeEntryFile(type, content, before))
        return [{ title: `write ${own}`, changes, run }]
      }
      const translations = options.translations.flatMap((locale) => {
        const own = local?.translations.get(locale)
        return planFile(own?.file ?? file.replace(/\.md$/, `.${locale}.md`), own?.text, locale)
      })
      return [...planFile(file, local?.text), ...translations]
    },
    remove: ({ file, translations }) => ({
      title: `delete ${file}`,
      changes: [],
      run: async () => {
        for (const one of [{ file }, ...translations.values()]) await rm(path.join(contentFolder, one.file))
      },
    }),
    defaultsOf: ({ type }) => defaultValues(type),
  })

  const assetChanges = mergeInto('asset', options, assets, localAssets, left.assets, synced.assets, conflicts, {
    write: ({ id, ending, address, values }, fields) => {
      const local = localAssets.get(id)
      const file = fields.includes('file') || !local ? path.join('assets', `${id}.${ending}`) : local.file
      const merged = withFields(local?.values ?? {}, values, fields)
      const run = async () => {
        if (fields.includes('file')) {
          await write(contentFolder, file, await fetchFile(address))
          // Last, so that the next pull finds one of them if this one is interrupted.
          if (local && local.file !== file) await rm(path.join(contentFolder, local.file))
        }
        const descriptions = Object.entries(merged).flatMap(([key, value]) => {
          const { locale } = readKey(key)
          return locale !== undefined && value !== undefined ? [[locale, value] as const] : []
        })
        const words = {
          title: merged.title,
          description: merged.description ?? '',
          translations: descriptions.length > 0 ? Object.fromEntries(descriptions) : undefined,
        }
        const sidecar = writeFields(Object.keys(words), words, local?.sidecar)
        await write(contentFolder, path.join('assets', `${id}.yaml`), sidecar)
      }
      return [{ title: `write ${file}`, changes: local ? listChanges(fields, local.values, values) : [], run }]
    },
    remove: ({ file }) => {
      const { dir, name } = path.parse(file)
      const files = [file, path.join(dir, `${name}.yaml`)]
      const run = async () => {
        for (const one of files) await rm(path.join(contentFolder, one), { force: true })
      }
      return { title: `delete ${file}`, changes: [], run }
    },
    defaultsOf: () => ({}),
  })

  /** Records the pulled state, when all changes are written. */
  const record = () => {
    const keep = (marks: Map<string, Marks>, items: readonly Pulled[], others: ReadonlySet<string>) => {
      for (const id of marks.keys()) if (!others.has(id)) marks.delete(id)
      for (const { id, values } of items) marks.set(id, marksOf(values))
    }
    keep(synced.entries, entries, left.entries)
    keep(synced.assets, assets, left.assets)
    for (const id of synced.files.keys()) if (!left.assets.has(id)) synced.files.delete(id)
    for (const { id, address } of assets) synced.files.set(id, address)
  }
  return {
    conflicts,
    /** What stops the pull: the problem, and what to do. */
    problems,
    /** What the files cannot contain. It stays in the space. */
    left: counts.lines(),
    changes: [...entryChanges, ...assetChanges],
    record,
  }
}
