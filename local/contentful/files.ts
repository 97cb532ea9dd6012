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
