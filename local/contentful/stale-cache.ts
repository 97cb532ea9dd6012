import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { type Api, loadLedger } from './ledger'
import { findTokens } from './sync-token'

/**
 * Tells whether Gatsby's cache holds a sync token that the local API would refuse: its ledger is lost,
 * or it comes from the other of the two APIs. Such a cache must be cleared before a build.
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
