import { readFileSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'

const dataFolders = ['page-data', 'slice-data']

/**
 * Reads the data of all pages and slices of a built site, also of those that this build did not change.
 *
 * @yields the text of one file
 */
export async function* readBuiltData(siteFolder: string): AsyncGenerator<string> {
  for (const folder of dataFolders) {
    const names = await readdir(path.join(siteFolder, folder), { recursive: true }).catch(() => [])
    for (const name of names) {
      // Waiting for each of thousands of files would take longer than reading them.
      if (name.endsWith('.json')) yield readFileSync(path.join(siteFolder, folder, name), 'utf8')
    }
  }
}

/** Deletes the files of a folder that no page uses any longer, because visitors could still request them. */
export async function removeUnused(folder: string, used: ReadonlySet<string>): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  await Promise.all(names.filter((name) => !used.has(name)).map((name) => rm(path.join(folder, name))))
}
