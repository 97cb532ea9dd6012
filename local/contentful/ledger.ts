import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import type { Space, SpaceAsset, SpaceEntry } from './space'

/**
 * Records which revision of each item the local Contentful served when. Files have no revisions, and deleted
 * files leave no trace. With the ledger, a client with a sync token from last week gets the changes since then.
 */

/** Which of the two APIs: published content only, or drafts too. */
export type Api = 'delivery' | 'preview'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const recordSchema = v.object({
  /** Hash of what is served. */
  digest: v.string(),
  contentType: v.optional(v.string()),
  revision: count,
  createdAt: v.string(),
  updatedAt: v.string(),
  /** When it was first served, and last changed, in steps of the ledger. */
  firstStep: count,
  step: count,
  /** When it changed to another content type, which is a deletion and a creation. */
  retypedStep: v.optional(count),
  deletedAt: v.optional(v.string()),
})

const ledgerSchema = v.object({
  version: v.literal(1),
  id: v.string(),
  step: count,
  delivery: v.record(v.string(), recordSchema),
  preview: v.record(v.string(), recordSchema),
})

export type LedgerRecord = v.InferOutput<typeof recordSchema>
export type Ledger = v.InferOutput<typeof ledgerSchema>

export type ItemKey = `Entry:${string}` | `Asset:${string}`

export const entryKey = (id: string): ItemKey => `Entry:${id}`
export const assetKey = (id: string): ItemKey => `Asset:${id}`

const ledgerFile = (stateFolder: string) => path.join(stateFolder, 'ledger.json')

const sha = (text: string) => createHash('sha256').update(text).digest('hex')

/** A new ledger. Its id is random, so that sync tokens of other ledgers never match. */
export const emptyLedger = (): Ledger => ({
  version: 1,
  id: randomUUID().replaceAll('-', ''),
  step: 0,
  delivery: {},
  preview: {},
})

/** @returns the ledger, or undefined when there is none or it cannot be read */
export async function loadLedger(stateFolder: string): Promise<Ledger | undefined> {
  try {
    const result = v.safeParse(ledgerSchema, JSON.parse(await readFile(ledgerFile(stateFolder), 'utf8')))
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}

/**
 * Loads and saves the ledger of a folder. Another process may write it, so a file that differs from the last
 * saved one is read again.
 */
export function ledgerStore(stateFolder: string) {
  const file = ledgerFile(stateFolder)
  let saved: { readonly mark: string; readonly ledger: Ledger } | undefined
  const markOf = (path: string): Promise<string | undefined> =>
    stat(path).then(
      ({ ino, size, mtimeMs }) => [ino, size, mtimeMs].join(' '),
      () => undefined,
    )

  return {
    /** @returns the ledger, or undefined when there is none or it cannot be read */
    load: async (): Promise<Ledger | undefined> => {
      const mark = await markOf(file)
      return saved && saved.mark === mark ? saved.ledger : loadLedger(stateFolder)
    },
    save: async (ledger: Ledger): Promise<void> => {
      await mkdir(stateFolder, { recursive: true })
      const draft = `${file}.${process.pid}.tmp`
      await writeFile(draft, JSON.stringify(ledger))
      const mark = await markOf(draft)
      await rename(draft, file)
      saved = mark === undefined ? undefined : { mark, ledger }
    },
  }
}

const firstDay = Date.UTC(2025, 0, 1)
const halfYear = 180 * 24 * 60 * 60 * 1000

/** A time derived from a text alone, so that two clean builds are identical. */
const momentOf = (text: string): number => Number.parseInt(sha(text).slice(0, 12), 16) % halfYear

const instant = (milliseconds: number): string => new Date(milliseconds).toISOString()

interface Item {
  readonly key: ItemKey
  /** Hash of the content alone, from which the first time stamps are derived. */
  readonly content: string
  /** Hash of all that is served. */
  readonly digest: string
  readonly contentType: string | undefined
  /** Keys of what it refers to. */
  readonly references: readonly string[]
}

/** Hashes by the fields that they are of: fields of an unchanged file stay the same object. */
const knownHashes = new WeakMap<SpaceEntry['fields'], Map<string, string>>()

function entryHash(entry: SpaceEntry, api: Api): string {
  const isDraft = api === 'preview' && entry.isDraft
  const hashes = knownHashes.get(entry.fields) ?? new Map<string, string>()
  knownHashes.set(entry.fields, hashes)
  const key = `${entry.type.id} ${isDraft}`
  const hash = hashes.get(key) ?? sha(JSON.stringify([entry.type.id, isDraft, entry.fields]))
  hashes.set(key, hash)
  return hash
}

function entryItem(entry: SpaceEntry, api: Api): Item {
  const content = entryHash(entry, api)
  const references = Object.entries(entry.type.fields).flatMap(([key, field]) => {
    const value = entry.fields[key]
    if (field.kind !== 'entry' && field.kind !== 'entries') return []
    return (Array.isArray(value) ? value : [value]).map((id: unknown) => entryKey(String(id)))
  })
  return { key: entryKey(entry.id), content, digest: content, contentType: entry.type.id, references }
}

function assetItem(asset: SpaceAsset, assetHost: string): Item {
  const content = sha(JSON.stringify([asset.title, asset.description, asset.fileName, asset.digest]))
  // The address of a file is part of what is served: at another port, clients must hear of it.
  return { key: assetKey(asset.id), content, digest: sha(content + assetHost), contentType: undefined, references: [] }
}

/** Everything that one of the APIs serves of a space. */
const itemsOf = (space: Space, api: Api, assetHost: string): Item[] => [
  ...space.assets.map((asset) => assetItem(asset, assetHost)),
  ...space.entries.filter(({ isDraft }) => api === 'preview' || !isDraft).map((entry) => entryItem(entry, api)),
]

/**
 * Records what changed in the space since the last call.
 *
 * @param before the ledger; not changed
 * @param space the current space
 * @param options.assetHost host and port at which files of assets are served
 * @param options.now the present moment
 * @returns the new ledger, or the same one when nothing has changed
 */
export function recordSpace(before: Ledger, space: Space, options: { assetHost: string; now?: Date }): Ledger {
  const { assetHost, now = new Date() } = options
  let { step } = before

  const recordView = (api: Api, createdAtOf: (item: Item) => string): Record<string, LedgerRecord> => {
    const records = { ...before[api] }
    const items = itemsOf(space, api, assetHost)
    const retyped = new Set<string>(
      items.flatMap(({ key, contentType }) => {
        const record = records[key]
        return record && !record.deletedAt && record.contentType !== contentType ? [key] : []
      }),
    )
    for (const item of items) {
      const record = records[item.key]
      // Clients drop references to deleted entries, so entries that refer to a retyped one are sent again.
      const refersToRetyped = item.references.some((key) => retyped.has(key))
      if (record && !record.deletedAt && record.digest === item.digest && !refersToRetyped) continue
      step += 1
      const createdAt = createdAtOf(item)
      const first = Date.parse(createdAt) + momentOf(item.key + item.content) + 1
      records[item.key] = {
        digest: item.digest,
        ...(item.contentType ? { contentType: item.contentType } : {}),
        revision: record?.createdAt === createdAt ? record.revision + 1 : 1,
        createdAt,
        updatedAt: instant(record ? Math.max(now.getTime(), Date.parse(record.updatedAt) + 1) : first),
        firstStep: record?.firstStep ?? step,
        step,
        ...(retyped.has(item.key) ? { retypedStep: step } : {}),
      }
    }
    const present = new Set<string>(items.map(({ key }) => key))
    for (const [key, record] of Object.entries(records)) {
      if (present.has(key) || record.deletedAt) continue
      step += 1
      records[key] = { ...record, step, deletedAt: instant(Math.max(now.getTime(), Date.parse(record.updatedAt) + 1)) }
    }
    return records
  }

  // An entry is created with its draft. An entry that was deleted and created again is a new one.
  const preview = recordView('preview', ({ key, contentType }) => {
    const record = before.preview[key]
    if (!record) return instant(firstDay + momentOf(key))
    return record.deletedAt || record.contentType !== contentType ? instant(now.getTime()) : record.createdAt
  })
  const delivery = recordView('delivery', ({ key }) => preview[key]?.createdAt ?? instant(now.getTime()))
  return step === before.step ? before : { ...before, step, delivery, preview }
}
