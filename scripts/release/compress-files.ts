import { readFile, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { writeAtomically } from '../../gatsby/write-atomically'
import { listFiles } from '../../server/site/list-files'
import { isText } from '../../server/site/memory-files'
import { inParallel } from '../../src/lib/in-parallel'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** In bytes. Compressing smaller files does not save packets. */
const smallest = 500

/** Skips source maps, which are large and only for developers. */
const isWorthwhile = (name: string): boolean => isText(name) && !name.endsWith('.map')

const compressors: Readonly<Record<string, (content: Buffer) => Promise<Buffer>>> = {
  '.br': (content) =>
    brotli(content, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  '.gz': (content) => gzip(content, { level: zlib.constants.Z_BEST_COMPRESSION }),
}

/**
 * Writes Brotli and gzip files (`.br`, `.gz`) next to each text file, for servers to send. Keeps compressed files that
 * are newer than the original, and deletes those without one.
 *
 * @returns the number of compressed files
 */
export async function compressFiles(folder: string): Promise<number> {
  const files = new Set((await listFiles(folder)).map((name) => path.join(folder, name)))
  const orphans = [...files].filter((file) => {
    const { dir, name, ext } = path.parse(file)
    return ext in compressors && isWorthwhile(name) && !files.has(path.join(dir, name))
  })
  await Promise.all(orphans.map((file) => rm(file)))

  let count = 0
  const compress = async (file: string): Promise<void> => {
    const { mtimeMs, size } = await stat(file)
    let isChanged = false
    for (const [extension, compressor] of Object.entries(compressors)) {
      const target = file + extension
      if (files.has(target) && (await stat(target)).mtimeMs >= mtimeMs) continue
      if (size < smallest) await rm(target, { force: true })
      else {
        await writeAtomically(target, await compressor(await readFile(file)))
        isChanged = true
      }
    }
    if (isChanged) count += 1
  }
  await inParallel([...files].filter(isWorthwhile), os.availableParallelism(), compress)
  return count
}
