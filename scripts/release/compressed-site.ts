import { cp, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { listFiles } from '../../server/site/list-files'
import { encodings } from '../../server/site/memory-files'
import { inRoot } from '../support/paths.mjs'
import { compressFiles } from './compress-files'

const extensions = Object.values(encodings)

const isCompressed = (name: string): boolean => extensions.some((extension) => name.endsWith(extension))

/**
 * Copies a built site and compresses its text files. The copy remains, so the next call compresses only changed files.
 * The built site stays uncompressed, because old compressed files would contradict the next build.
 *
 * @param site the built site
 * @param copy folder of the copy; by default shared by all callers
 * @returns the copy
 */
export async function compressedSite(site: string, copy = inRoot('.local/compressed')): Promise<string> {
  const [from, to] = await Promise.all([listFiles(site), listFiles(copy).catch(() => [])])
  const wanted = new Set(from)
  for (const name of to) {
    if (!wanted.has(name) && !isCompressed(name)) await rm(path.join(copy, name))
  }
  for (const name of from) {
    const target = path.join(copy, name)
    const [own, found] = await Promise.all([stat(path.join(site, name)), stat(target).catch(() => undefined)])
    const isSame = found?.size === own.size && Math.abs(found.mtimeMs - own.mtimeMs) < 1
    if (isSame) continue
    await Promise.all(extensions.map((extension) => rm(target + extension, { force: true })))
    await cp(path.join(site, name), target, { preserveTimestamps: true })
  }
  await compressFiles(copy)
  return copy
}
