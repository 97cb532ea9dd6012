import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import type { Routes } from '../../server/create-server'
import {
  pictureFormats,
  pictureLimits,
  pixelDensities,
  qualityByDensity,
  type PictureFormat,
} from '../../src/images/formats'
import { assetTypes } from '../contentful/space'
import { listen, type LocalServer, onPortOrAny } from '../faults/local-server'
import { openImageStore, type ImageRequest } from './image-store'

export interface ImageOptions {
  readonly contentFolder: string
  readonly cacheFolder: string
  readonly prefix?: string
}

export const imagesPrefix = '/_images'

/** `/space/asset/token/file`, as in the addresses of the local Contentful. */
const assetPath = /^\/[\w-]+\/[\w-]+\/([0-9a-f]{32})\/([\w-]+\.\w+)$/

const year = 'public, max-age=31536000, immutable'

/** The answer is its message. */
class InvalidParameter extends Error {}

const fits = { scale: 'fill', crop: 'cover', max: 'inside', clip: 'inside' } as const

const isKey = <Key extends string>(keys: Readonly<Record<Key, unknown>>, key: string): key is Key =>
  Object.hasOwn(keys, key)

function number(query: URLSearchParams, name: string, most: number, isWhole = true): number | undefined {
  const text = query.get(name)
  if (text === null) return undefined
  const value = Number(text)
  if (text === '' || !(value >= 1 && value <= most) || (isWhole && !Number.isInteger(value))) {
    throw new InvalidParameter(`${name} must be a ${isWhole ? 'whole ' : ''}number from 1 to ${most}`)
  }
  return value
}

/** AVIF or WebP if the browser supports it, otherwise `undefined` for the source's format. */
function negotiate(accept: string): PictureFormat | undefined {
  return (['avif', 'webp'] as const).find((format) => accept.includes(pictureFormats[format].type))
}

/**
 * Reads imgix parameters (requirements 7.1): `auto` (`compress`, `format`), `fit`, `w`, `h`, `dpr` (1 to 5), `q` and
 * `fm`.
 *
 * @throws InvalidParameter
 */
function readImageRequest(query: URLSearchParams, accept: string): ImageRequest {
  const { maxWidth } = pictureLimits
  const fit = query.get('fit') ?? 'clip'
  if (!isKey(fits, fit)) throw new InvalidParameter(`fit must be one of ${Object.keys(fits).join(', ')}`)
  const fixed = query.get('fm') ?? undefined
  if (fixed !== undefined && !isKey(pictureFormats, fixed)) {
    throw new InvalidParameter(`fm must be one of ${Object.keys(pictureFormats).join(', ')}`)
  }
  const density = number(query, 'dpr', pixelDensities.length, false) ?? 1
  const scaled = (size: number | undefined) =>
    size === undefined ? undefined : Math.min(maxWidth, Math.round(size * density))
  const auto = (query.get('auto') ?? '').split(',')
  const quality = number(query, 'q', 100)
  return {
    width: scaled(number(query, 'w', maxWidth)),
    height: scaled(number(query, 'h', maxWidth)),
    fit: fits[fit],
    format: fixed ?? (auto.includes('format') ? negotiate(accept) : undefined),
    // Shares the file with the default quality.
    quality: quality === qualityByDensity[1] ? undefined : quality,
  }
}

function answerText(response: ServerResponse, status: number, text: string): true {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
  response.end(`${text}\n`)
  return true
}

/**
 * A stand-in for imgix (requirements 7.1). Addresses contain a digest of the source, so answers may be cached for a
 * year. Old addresses get 404.
 */
export function createImageRoutes({ contentFolder, cacheFolder, prefix = imagesPrefix }: ImageOptions): Routes {
  const makeImage = openImageStore(cacheFolder)

  return async ({ url = '', method, headers: { accept = '' } }, response) => {
    if (!url.startsWith(`${prefix}/`)) return false
    if (method !== 'GET' && method !== 'HEAD') return answerText(response, 405, 'Method not allowed')
    const [pathname = '', query] = url.slice(prefix.length).split('?', 2)
    const searchParams = new URLSearchParams(query)
    const [, token, fileName = ''] = assetPath.exec(pathname) ?? []
    const ending = path.extname(fileName).slice(1)
    const type = assetTypes.get(ending)
    const source = type
      ? await readFile(path.join(contentFolder, 'assets', fileName)).catch(() => undefined)
      : undefined
    const digest = createHash('sha256')
      .update(source ?? '')
      .digest('hex')
    if (!source || !type || digest.slice(0, 32) !== token) {
      return answerText(response, 404, `There is no asset at ${pathname}`)
    }
    try {
      const isRaster = ending !== 'svg' && searchParams.size > 0
      const { contentType, bytes } = isRaster
        ? await makeImage(source, digest, readImageRequest(searchParams, accept))
        : { contentType: type, bytes: source }
      response.writeHead(200, {
        'content-type': contentType,
        'content-length': bytes.length,
        'cache-control': year,
        vary: 'Accept',
        'access-control-allow-origin': '*',
      })
      response.end(method === 'HEAD' ? undefined : bytes)
      return true
    } catch (error) {
      if (error instanceof InvalidParameter) return answerText(response, 400, error.message)
      throw error
    }
  }
}

const developmentPort = 8746

export async function startImages(options: Omit<ImageOptions, 'prefix'>): Promise<LocalServer> {
  const routes = createImageRoutes({ ...options, prefix: '' })
  const handle: Parameters<typeof listen>[0] = async (request, response) => {
    await routes(request, response)
  }
  return onPortOrAny((port) => listen(handle, port), developmentPort)
}
