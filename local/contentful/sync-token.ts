import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { type Api, loadLedger } from './ledger'

/** Sync tokens hold the position of a client. They are valid only for their ledger and their API. */

export const syncTypes = ['all', 'Asset', 'Entry', 'Deletion', 'DeletedAsset', 'DeletedEntry'] as const

const positionSchema = v.object({
  /** Steps of the ledger up to this one the client has. */
  since: v.number(),
  /** Between the pages of one sync: the step at which it began, and the step that was sent last. */
  paging: v.optional(v.object({ began: v.number(), sent: v.number() })),
  limit: v.number(),
  type: v.picklist(syncTypes),
  contentType: v.optional(v.string()),
})

export type SyncPosition = v.InferOutput<typeof positionSchema>

const prefix = 'hearthside-sync'

export const writeToken = (ledgerId: string, api: Api, position: SyncPosition): string =>
  `${prefix}.${ledgerId}.${api}.${Buffer.from(JSON.stringify(position)).toString('base64url')}`

/** @returns undefined for a token that is broken, or of another ledger or API */
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
 * Whether Gatsby's cache holds a sync token that the local API would reject, because its ledger is lost or it
 * comes from the other API. Such a cache must be cleared before a build.
 *
 * @param options.cacheFolder Gatsby's `.cache`
 * @param options.stateFolder the one given to `startContentful`
 * @param options.api the API that the build will read
 */
export async function isCacheStale(options: { cacheFolder: string; stateFolder: string; api: Api }): Promise<boolean> {
  const { cacheFolder, stateFolder, api } = options
  if (!(await stat(cacheFolder).catch(() => undefined))) return false
  const ledger = await loadLedger(stateFolder)
  if (!ledger) return true
  // Gatsby keeps what plugins remember in its Redux state.
  const redux = path.join(cacheFolder, 'redux')
  const names = await readdir(redux).catch(() => [])
  const files = await Promise.all(names.map((name) => readFile(path.join(redux, name), 'latin1').catch(() => '')))
  return files.flatMap(findTokens).some((token) => token.ledgerId !== ledger.id || token.api !== api)
}
