import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { type Api, loadLedger } from './ledger'

export const syncTypes = ['all', 'Asset', 'Entry', 'Deletion', 'DeletedAsset', 'DeletedEntry'] as const

const positionSchema = v.object({
  since: v.number(),
  /** Between pages of a sync: its first step, and the last sent one. */
  paging: v.optional(v.object({ began: v.number(), sent: v.number() })),
  limit: v.number(),
  type: v.picklist(syncTypes),
  contentType: v.optional(v.string()),
})

export type SyncPosition = v.InferOutput<typeof positionSchema>

const prefix = 'hearthside-sync'

export const writeToken = (ledgerId: string, api: Api, position: SyncPosition): string =>
  `${prefix}.${ledgerId}.${api}.${Buffer.from(JSON.stringify(position)).toString('base64url')}`

export function readToken(token: string, ledgerId: string, api: Api): SyncPosition | undefined {
  const [head, ledger, tokenApi, position = '', ...rest] = token.split('.')
  if (head !== prefix || ledger !== ledgerId || tokenApi !== api || rest.length > 0) return undefined
  try {
    const result = v.safeParse(positionSchema, JSON.parse(Buffer.from(position, 'base64url').toString('utf8')))
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}

/** Finds the tokens in the bytes of a file, as ledger and API. */
const findTokens = (text: string): { ledgerId: string; api: string }[] =>
  [...text.matchAll(/hearthside-sync\.([0-9a-f]{32})\.(delivery|preview)\./g)].map(([, ledgerId = '', api = '']) => ({
    ledgerId,
    api,
  }))

/**
 * Whether Gatsby's cache holds a sync token that the local API would reject: its ledger is lost, or it is from the
 * other API.
 *
 * @param options.stateFolder as for `openContentful`
 */
export async function isCacheStale(options: { cacheFolder: string; stateFolder: string; api: Api }): Promise<boolean> {
  const { cacheFolder, stateFolder, api } = options
  if (!(await stat(cacheFolder).catch(() => undefined))) return false
  const ledger = await loadLedger(stateFolder)
  if (!ledger) return true
  const redux = path.join(cacheFolder, 'redux')
  const names = await readdir(redux).catch(() => [])
  const files = await Promise.all(names.map((name) => readFile(path.join(redux, name), 'latin1').catch(() => '')))
  return files.flatMap(findTokens).some((token) => token.ledgerId !== ledger.id || token.api !== api)
}
