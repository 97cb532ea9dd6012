import { cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { listFiles } from '../../server/site/list-files'
import { encodings, isText } from '../../server/site/memory-files'
import { inParallel } from '../../src/lib/in-parallel'
import { inRoot } from '../support/paths.mjs'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** In bytes. Compressing smaller files does not save packets. */
const smallest = 500

/** By the extension of the compressed file. */
const compressors: Readonly<Record<string, (content: Buffer) => Promise<Buffer>>> = {
  [encodings.br]: (content) =>
    brotli(content, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  [encodings.gzip]: (content) => gzip(content, { level: zlib.constants.Z_BEST_COMPRESSION }),
}

const extensions = Object.keys(compressors)

/** Skips source maps, which are large and only for developers. */
const isCompressed = (name: string): boolean => isText(name) && !name.endsWith('.map')

/** The original of a file of the copy: the file itself, or the uncompressed one. */
const originalOf = (name: string): string => {
  const { ext } = path.parse(name)
  return ext in compressors ? name.slice(0, -ext.length) : name
}

async function replaceFile(source: string, target: string, size: number): Promise<void> {
  await Promise.all(['', ...extensions].map((extension) => rm(target + extension, { force: true })))
  if (isCompressed(source) && size >= smallest) {
    await mkdir(path.dirname(target), { recursive: true })
    const content = await readFile(source)
    for (const [extension, compress] of Object.entries(compressors)) {
      await writeFile(target + extension, await compress(content))
    }
  }
  // Last, so that the next call repeats an interrupted one.
  await cp(source, target, { preserveTimestamps: true })
}

/**
 * Copies a built site, with a Brotli and a gzip file (`.br`, `.gz`) next to each text file, for servers to send. The
 * copy remains, so the next call copies and compresses only changed files. The built site stays uncompressed, because
 * old compressed files would contradict the next build.
 *
 * @param site the built site
 * @param copy folder of the copy; by default shared by all callers
 * @returns the copy
 */
export async function compressedSite(site: string, copy = inRoot('.local/compressed')): Promise<string> {
  const [from, to] = await Promise.all([listFiles(site), listFiles(copy).catch(() => [])])
  const wanted = new Set(from)
  for (const name of to) {
    if (!wanted.has(name) && !wanted.has(originalOf(name))) await rm(path.join(copy, name))
  }
  await inParallel(from, os.availableParallelism(), async (name) => {
    const [source, target] = [path.join(site, name), path.join(copy, name)]
    const [own, found] = await Promise.all([stat(source), stat(target).catch(() => undefined)])
    const isSame = found?.size === own.size && Math.abs(found.mtimeMs - own.mtimeMs) < 1
    if (!isSame) await replaceFile(source, target, own.size)
  })
  return copy
}
