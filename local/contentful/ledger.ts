import { createHash, randomUUID } from 'node:crypto'
import path from 'node:path'
import * as v from 'valibot'
import { readIfPresent, readJson, replaceFile } from './files'
import type { Space, SpaceAsset, SpaceEntry } from './space'

/**
 * Records when each revision was served, so that sync tokens return the changes since then: files have no revisions,
 * and deleted files leave no trace.
 */

export type Api = 'delivery' | 'preview'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const recordSchema = v.object({
  digest: v.string(),
  contentType: v.optional(v.string()),
  revision: count,
  createdAt: v.string(),
  updatedAt: v.string(),
  firstStep: count,
  step: count,
  /** A changed content type is a deletion and a creation. */
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

/** A random id invalidates tokens of other ledgers. */
const emptyLedger = (): Ledger => ({
  version: 1,
  id: randomUUID().replaceAll('-', ''),
  step: 0,
  delivery: {},
  preview: {},
})

export const saveLedger = (stateFolder: string, ledger: Ledger): Promise<void> =>
  replaceFile(ledgerFile(stateFolder), JSON.stringify(ledger))

/** Loads the ledger of a folder, which another process may have changed. Begins a new one if there is none. */
export async function loadLedger(stateFolder: string): Promise<Ledger> {
  const text = await readIfPresent(ledgerFile(stateFolder))
  const known = readJson(ledgerSchema, text?.toString('utf8'))
  if (known) return known
  const ledger = emptyLedger()
  await saveLedger(stateFolder, ledger)
  return ledger
}

const firstDay = Date.UTC(2025, 0, 1)
const halfYear = 180 * 24 * 60 * 60 * 1000

const momentOf = (text: string): number => Number.parseInt(sha(text).slice(0, 12), 16) % halfYear

const instant = (milliseconds: number): string => new Date(milliseconds).toISOString()

interface Item {
  readonly key: ItemKey
  readonly content: string
  readonly digest: string
  readonly contentType: string | undefined
  readonly references: readonly string[]
}

const knownHashes = new WeakMap<SpaceEntry['fields'], Map<string, string>>()

function entryHash(entry: SpaceEntry, api: Api): string {
  const isDraft = api === 'preview' && entry.isDraft
  const hashes = knownHashes.get(entry.fields) ?? new Map<string, string>()
  knownHashes.set(entry.fields, hashes)
  // Without translations, the times stay as they were.
  const translations = entry.translations ? [entry.translations] : []
  const key = JSON.stringify([entry.type.id, isDraft, ...translations])
  const hash = hashes.get(key) ?? sha(JSON.stringify([entry.type.id, isDraft, entry.fields, ...translations]))
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
  const translations = asset.translations ? [asset.translations] : []
  const content = sha(JSON.stringify([asset.title, asset.description, asset.fileName, asset.digest, ...translations]))
  // The port is part of asset addresses, so another port is a change.
  return { key: assetKey(asset.id), content, digest: sha(content + assetHost), contentType: undefined, references: [] }
}

const itemsOf = (space: Space, api: Api, assetHost: string): Item[] => [
  ...space.assets.map((asset) => assetItem(asset, assetHost)),
  ...space.entries.filter(({ isDraft }) => api === 'preview' || !isDraft).map((entry) => entryItem(entry, api)),
]

/**
 * Records changes in the space.
 *
 * @param assetHost host and port of asset files
 * @returns the same ledger if nothing has changed
 */
export function recordSpace(before: Ledger, space: Space, assetHost: string): Ledger {
  const now = Date.now()
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
      // Clients drop references to deleted entries, so resend those that refer to a retyped one.
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
        updatedAt: instant(record ? Math.max(now, Date.parse(record.updatedAt) + 1) : first),
        firstStep: record?.firstStep ?? step,
        step,
        ...(retyped.has(item.key) ? { retypedStep: step } : {}),
      }
    }
    const present = new Set<string>(items.map(({ key }) => key))
    for (const [key, record] of Object.entries(records)) {
      if (present.has(key) || record.deletedAt) continue
      step += 1
      records[key] = { ...record, step, deletedAt: instant(Math.max(now, Date.parse(record.updatedAt) + 1)) }
    }
    return records
  }

  // An entry that was deleted and created again is new.
  const preview = recordView('preview', ({ key, contentType }) => {
    const record = before.preview[key]
    if (!record) return instant(firstDay + momentOf(key))
    return record.deletedAt || record.contentType !== contentType ? instant(now) : record.createdAt
  })
  const delivery = recordView('delivery', ({ key }) => preview[key]?.createdAt ?? instant(now))
  return step === before.step ? before : { ...before, step, delivery, preview }
}
