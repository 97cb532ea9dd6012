import { readFileSync, statSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'

async function orNothing<Result>(reading: Promise<Result>): Promise<Result | undefined> {
  try {
    return await reading
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** @returns undefined for a missing file */
export const readIfPresent = (file: string): Promise<Buffer | undefined> => orNothing(readFile(file))

/** Files of systems and editors, such as `.DS_Store` and `hero.md~`. */
export const isLeftover = (name: string): boolean => name.startsWith('.') || name.endsWith('~')

export interface Listed {
  readonly name: string
  readonly isFolder: boolean
}

/** The files of a folder by name, without leftovers; none for a missing folder. */
export async function listFolder(folder: string): Promise<readonly Listed[]> {
  const found = (await orNothing(readdir(folder, { withFileTypes: true }))) ?? []
  return found
    .filter(({ name }) => !isLeftover(name))
    .map((item) => ({ name: item.name, isFolder: item.isDirectory() }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Resolution of file clocks in ms: newer files may change unnoticed. */
const coarsest = 2000

/** Caches results by file until it changes. Synchronous reads are several times faster for thousands of small files. */
export function rememberingReader<Result>() {
  const known = new Map<string, { readonly mark: string; readonly result: Result }>()
  return async (file: string, make: (bytes: Buffer) => Result | Promise<Result>): Promise<Result | undefined> => {
    const stats = statSync(file, { throwIfNoEntry: false })
    if (!stats) return undefined
    const mark = [stats.ino, stats.size, stats.mtimeMs, stats.ctimeMs].join(' ')
    const before = known.get(file)
    if (before?.mark === mark) return before.result
    const result = await orNothing((async () => make(readFileSync(file)))())
    if (result !== undefined && Date.now() - stats.ctimeMs > coarsest) known.set(file, { mark, result })
    return result
  }
}
