import { copyFile, link, mkdir, readdir } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { pictureFormats } from '../../src/images/formats'
import { groupBy } from '../../src/lib/group-by'
import { inParallel } from '../../src/lib/in-parallel'
import { publicFile, readBuiltData, removeUnused, writeAtomically } from '../site-files'
import { findBuiltFiles, qualityOf, sourceDigest, type AssetNode, type BuiltFile, type Variant } from './image-service'

/** Keeps all files, named by source, size and encoder. CI can cache this folder. */
const cacheFolder = '.local/pictures'

/** The files that pages show, by name. */
async function wantedFiles(): Promise<ReadonlyMap<string, BuiltFile>> {
  const wanted = new Map<string, BuiltFile>()
  for await (const text of readBuiltData()) {
    for (const file of findBuiltFiles(text)) wanted.set(file.name, file)
  }
  return wanted
}

/** @throws Error naming the asset if the space does not return its file */
export async function fetchSource({ contentful_id, url }: AssetNode): Promise<Buffer> {
  const response = await fetch(url).catch((error: unknown) => {
    throw new Error(`The file of asset "${contentful_id}" could not be fetched.`, { cause: error })
  })
  if (!response.ok) {
    throw new Error(`The file of asset "${contentful_id}" could not be fetched: status ${response.status}.`)
  }
  return Buffer.from(await response.arrayBuffer())
}

/**
 * Decodes a picture once.
 *
 * @returns a function that encodes one variant of it
 */
async function decodePicture(
  { contentful_id }: AssetNode,
  bytes: Buffer,
): Promise<(variant: Variant) => Promise<Buffer>> {
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw new Error(`The file of asset "${contentful_id}" is not a readable picture.`, { cause: error })
    })
  return (variant) => {
    const { width, height, format } = variant
    const options = { ...pictureFormats[format].options, quality: qualityOf(variant) }
    return sharp(data, { raw: info }).resize(width, height).toFormat(format, options).toBuffer()
  }
}

/** Hard-links a file under a second name, or copies it if the disk does not support links. */
async function place(file: string, name: string): Promise<void> {
  try {
    await link(file, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return
    await copyFile(file, name)
  }
}

/**
 * Makes the missing pictures of the built site, and deletes those that no page shows any longer. Decodes each source
 * once and uses all cores.
 *
 * @returns how many files were made
 * @throws Error naming the asset if its file cannot be fetched or decoded
 */
export async function makePictures(assets: readonly AssetNode[]): Promise<number> {
  const folder = publicFile('pictures')
  const wanted = await wantedFiles()
  const known = new Map(assets.map((asset) => [sourceDigest(asset), asset]))
  await mkdir(cacheFolder, { recursive: true })
  await mkdir(folder, { recursive: true })
  const cached = new Set(await readdir(cacheFolder))
  const missing = [...wanted.values()].filter(({ name }) => !cached.has(name))

  // Files are encoded in parallel, so each gets one thread.
  const threads = sharp.concurrency()
  sharp.concurrency(1)
  try {
    const bySource = groupBy(missing, ({ source }) => source)
    await inParallel(bySource, os.availableParallelism(), async ([source, files]) => {
      const asset = known.get(source)
      if (!asset) throw new Error(`A page shows ${files[0]?.name}, but no asset of the space is its source.`)
      const bytes = await fetchSource(asset)
      const isResized = files.some(({ variant }) => variant)
      const encode = isResized ? await decodePicture(asset, bytes) : undefined
      for (const { name, variant } of files) {
        await writeAtomically(path.join(cacheFolder, name), variant && encode ? await encode(variant) : bytes)
      }
    })
  } finally {
    sharp.concurrency(threads)
  }
  for (const name of wanted.keys()) await place(path.join(cacheFolder, name), path.join(folder, name))
  await removeUnused(folder, new Set(wanted.keys()))
  return missing.length
}
