import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { encoderVersion, pictureFormats, qualityIn, type PictureFormat } from '../../src/images/formats'
import { replaceFile } from '../contentful/files'

/** How to encode a picture. Sizes in px of the file. */
export interface ImageRequest {
  readonly width?: number
  readonly height?: number
  readonly fit: 'fill' | 'cover' | 'inside'
  readonly format?: PictureFormat
  /** 1 to 100, on the scale of JPEG and WebP; default by format. */
  readonly quality?: number
}

const ownFormats: Readonly<Record<string, { readonly type: string; readonly options: object }>> = {
  ...pictureFormats,
  jpeg: pictureFormats.jpg,
  png: { type: 'image/png', options: {} },
}

async function encode(source: Buffer, request: ImageRequest, format: string): Promise<Buffer> {
  const { width, height, fit, quality } = request
  const options = {
    ...ownFormats[format]?.options,
    ...(quality === undefined ? {} : { quality: format === 'avif' ? qualityIn(format, quality) : quality }),
  }
  return sharp(source)
    .autoOrient()
    .resize({ width, height, fit: width && height ? fit : 'inside', withoutEnlargement: fit === 'inside' })
    .toFormat(format as keyof sharp.FormatEnum, options)
    .toBuffer()
}

/**
 * Caches pictures on disk by source and request. Shares concurrent work, with one job per processor.
 *
 * @param folder can be deleted at any time
 * @returns a function that makes a picture once, from a source and its digest
 */
export function openImageStore(folder: string) {
  const inProgress = new Map<string, Promise<Buffer>>()
  const waiting: (() => void)[] = []
  let free = os.availableParallelism()

  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }

  const makeFile = async (file: string, source: Buffer, request: ImageRequest, format: string): Promise<Buffer> => {
    const bytes = await inTurn(() => encode(source, request, format))
    await replaceFile(file, bytes)
    return bytes
  }

  return async (source: Buffer, digest: string, request: ImageRequest) => {
    const format = request.format ?? (await sharp(source).metadata()).format
    const contentType = ownFormats[format]?.type ?? `image/${format}`
    const key = JSON.stringify([digest, encoderVersion, request, format])
    const file = path.join(folder, `${createHash('sha256').update(key).digest('hex').slice(0, 32)}.${format}`)
    const known = await readFile(file).catch(() => undefined)
    if (known) return { contentType, bytes: known }
    const running =
      inProgress.get(file) ?? makeFile(file, source, request, format).finally(() => inProgress.delete(file))
    inProgress.set(file, running)
    return { contentType, bytes: await running }
  }
}
