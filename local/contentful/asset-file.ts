import { readFile } from 'node:fs/promises'
import sharp, { type FitEnum } from 'sharp'
import { badRequest } from './api-error'
import type { SpaceAsset } from './space'

/** Files of assets, and the part of Contentful's Images API that resizes and converts pictures. */

export interface AssetFile {
  readonly contentType: string
  readonly bytes: Buffer
}

const formats = {
  jpg: { contentType: 'image/jpeg', format: 'jpeg' },
  png: { contentType: 'image/png', format: 'png' },
  webp: { contentType: 'image/webp', format: 'webp' },
  avif: { contentType: 'image/avif', format: 'avif' },
  gif: { contentType: 'image/gif', format: 'gif' },
} as const

type Format = keyof typeof formats

const isFormat = (text: string): text is Format => Object.hasOwn(formats, text)

const fits: Readonly<Record<string, keyof FitEnum>> = {
  pad: 'contain',
  fill: 'cover',
  scale: 'fill',
  crop: 'cover',
  thumb: 'cover',
}

const highestSize = 4000

function number(query: URLSearchParams, name: string, highest: number): number | undefined {
  const text = query.get(name)
  if (text === null || text === '') return undefined
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1 || value > highest) {
    throw badRequest(`The parameter ${name} must be a whole number from 1 to ${highest}.`)
  }
  return value
}

/**
 * The file of an asset.
 *
 * @param query may ask for another size (`w`, `h`, in pixels), a `fit`, a format (`fm`) and a quality (`q`)
 * @throws ApiError 400 for numbers and formats that cannot be understood
 */
export async function assetFile(asset: SpaceAsset, query: URLSearchParams): Promise<AssetFile> {
  const bytes = await readFile(asset.path)
  const width = number(query, 'w', highestSize)
  const height = number(query, 'h', highestSize)
  const quality = number(query, 'q', 100)
  const wanted = query.get('fm')
  const original = { contentType: asset.contentType, bytes }
  if (wanted !== null && !isFormat(wanted)) throw badRequest(`The parameter fm cannot be ${wanted}.`)
  const isVector = asset.contentType === 'image/svg+xml'
  const isUnchanged =
    wanted === null && (isVector || (width === undefined && height === undefined && quality === undefined))
  if (!asset.contentType.startsWith('image/') || isUnchanged) return original
  const own = Object.values(formats).find(({ contentType }) => contentType === asset.contentType)
  const target = wanted === null ? own : formats[wanted]
  if (!target) return original
  const fit = query.get('fit')
  const picture = sharp(bytes)
    .resize({ width, height, fit: fits[fit ?? ''] ?? 'inside', withoutEnlargement: fit === null })
    .toFormat(target.format, quality === undefined ? {} : { quality })
  return { contentType: target.contentType, bytes: await picture.toBuffer() }
}
