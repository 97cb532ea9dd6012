import { readdir } from 'node:fs/promises'
import path from 'node:path'

/** The files of a folder and its subfolders, sorted: paths relative to it, with `/` on all systems. */
export async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)).split(path.sep).join('/'))
    .sort()
}
