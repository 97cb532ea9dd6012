import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createServer, type Routes } from '../../server/create-server'
import { compressFiles } from '../release/compress-files'

export interface ChangedSite {
  /** Origin without a slash at its end. */
  readonly url: string
  readonly close: () => Promise<void>
}

/**
 * Serves a copy of a site in which some pages are changed, compressed like all others.
 *
 * @param site a compressed site
 * @param paths of the pages
 * @param before answers requests first
 */
export async function serveChanged(
  site: string,
  paths: readonly string[],
  change: (html: string) => string,
  before?: Routes,
): Promise<ChangedSite> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'changed-site-'))
  await cp(site, folder, { recursive: true, preserveTimestamps: true })
  for (const pathname of paths) {
    const file = path.join(folder, pathname, 'index.html')
    await writeFile(file, change(await readFile(file, 'utf8')))
  }
  await compressFiles(folder)
  const server = await createServer({ folder, before, drainTime: 0 })
  return {
    url: await server.listen(),
    close: async () => {
      await server.close()
      await rm(folder, { recursive: true })
    },
  }
}
