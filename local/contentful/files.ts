import { readFileSync, statSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'

/** Reading of files that may come and go while the content is being edited. */

async function orNothing<Result>(reading: Promise<Result>): Promise<Result | undefined> {
  try {
    return await reading
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/**
 * @returns undefined when there is no such file
 * @throws whatever else keeps it from being read
 */
export const readIfPresent = (file: string): Promise<Buffer | undefined> => orNothing(readFile(file))

/** Files that systems and editors leave behind, such as `.DS_Store` and `hero.md~`. */
export const isLeftover = (name: string): boolean => name.startsWith('.') || name.endsWith('~')

export interface Listed {
  readonly name: string
  readonly isFolder: boolean
}

/**
 * What is in a folder, by name, without leftovers.
 *
 * @returns nothing when there is no such folder
 */
export async function listFolder(folder: string): Promise<readonly Listed[]> {
  const found = (await orNothing(readdir(folder, { withFileTypes: true }))) ?? []
  return found
    .filter(({ name }) => !isLeftover(name))
    .map((item) => ({ name: item.name, isFolder: item.isDirectory() }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** A file system's clock may be this coarse, in milliseconds: what is younger may change unseen. */
const coarsest = 2000

/**
 * Makes a reader of files that remembers what it has made of each, until the file changes. It reads
 * synchronously, which is several times faster for the thousands of small files of a space.
 */
export function rememberingReader<Result>() {
  const known = new Map<string, { readonly mark: string; readonly result: Result }>()
  /** @returns undefined when there is no such file */
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
