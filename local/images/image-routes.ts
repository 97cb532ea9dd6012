import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { assetKinds, isAssetEnding } from '../contentful/space'
import { readImageRequest, WrongParameter } from './image-request'
import { openImageStore } from './image-store'

export interface ImageOptions {
  /** `content/`, whose assets are served. */
  readonly contentFolder: string
  /** Where pictures are kept once they are made. */
  readonly cacheFolder: string
  /** Path that addresses begin with. */
  readonly prefix?: string
}

/** Answers requests for pictures; says whether it has answered this one. */
export type ImageRoutes = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>

/** Path at which the site finds the stand-in. */
export const imagesPrefix = '/_images'

/** `/space/asset/token/file`, as in the addresses of the local Contentful. */
const assetPath = /^\/[\w-]+\/[\w-]+\/([0-9a-f]{32})\/([\w-]+\.\w+)$/

const year = 'public, max-age=31536000, immutable'

function answerText(response: ServerResponse, status: number, text: string): true {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
  response.end(`${text}\n`)
  return true
}

/**
 * A stand-in for an image CDN over the embedded assets: imgix's parameters and choice of format
 * (specification 7.1). An address names the bytes of its source, so answers may be kept for a year, and
 * the address of an asset that has changed is not found.
 */
export function createImageRoutes({ contentFolder, cacheFolder, prefix = imagesPrefix }: ImageOptions): ImageRoutes {
  const store = openImageStore(cacheFolder)

  return async ({ url = '', method, headers: { accept = '' } }, response) => {
    if (!url.startsWith(`${prefix}/`)) return false
    if (method !== 'GET' && method !== 'HEAD') return answerText(response, 405, 'Method not allowed')
    const { pathname, searchParams } = new URL(url.slice(prefix.length), 'http://localhost')
    const [, token, fileName = ''] = assetPath.exec(pathname) ?? []
    const ending = path.extname(fileName).slice(1)
    const source = isAssetEnding(ending)
      ? await readFile(path.join(contentFolder, 'assets', fileName)).catch(() => undefined)
      : undefined
    const digest = createHash('sha256')
      .update(source ?? '')
      .digest('hex')
    if (!source || !isAssetEnding(ending) || digest.slice(0, 32) !== token) {
      return answerText(response, 404, `There is no asset at ${pathname}`)
    }
    try {
      const isRaster = ending !== 'svg' && ending !== 'mp4' && searchParams.size > 0
      const { contentType, bytes } = isRaster
        ? await store.make(source, digest, readImageRequest(searchParams, accept))
        : { contentType: assetKinds[ending].contentType, bytes: source }
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
      if (error instanceof WrongParameter) return answerText(response, 400, error.message)
      throw error
    }
  }
}
