import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const binary = 'application/octet-stream'

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.pdf': 'application/pdf',
}

/** The media type of a file by its name's ending; a plain download when the ending is unknown. */
const contentTypeOf = (file: string): string => contentTypes[path.extname(file).toLowerCase()] ?? binary

/** Whether files of this type get smaller when compressed; pictures, fonts and videos already are. */
const isCompressible = (contentType: string): boolean => contentType.includes('charset=utf-8')

/** First and last byte, both included. */
interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * Reads a `Range` header (RFC 9110, 14.1.2).
 *
 * @param size of the whole content, in bytes
 * @returns the range; `unsatisfiable` when it begins after the end; `undefined` when the header is
 *   absent, malformed or asks for several ranges, all of which a server answers with everything
 */
export function readByteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!match) return undefined
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return undefined

  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return undefined
  return start >= size ? 'unsatisfiable' : { start, end }
}

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

type Encoding = 'br' | 'gzip' | 'identity'

/** In the order in which the host prefers them. */
const preferred: readonly Encoding[] = ['br', 'gzip']

/** Below this size, in bytes, a compressed answer fits no fewer packets. */
const smallestWorthwhile = 500

/** The weights of an `Accept-Encoding` header (RFC 9110, 12.5.3); a name without a weight has 1. */
function readWeights(acceptEncoding: string): ReadonlyMap<string, number> {
  return new Map(
    acceptEncoding.split(',').map((item) => {
      const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return [name, weight === undefined ? 1 : Number(weight.slice(2))]
    }),
  )
}

/** The best encoding that the client accepts; Brotli where it values both alike. */
export function negotiateEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity'
  const weights = readWeights(acceptEncoding)
  const weightOf = (encoding: Encoding): number => weights.get(encoding) ?? weights.get('*') ?? 0
  const [best] = preferred
    .filter((encoding) => weightOf(encoding) > 0)
    .sort((first, second) => weightOf(second) - weightOf(first))
  return best ?? 'identity'
}

/** Compresses content, and caches the result by the content's hash. */
type Compressor = (content: Buffer, hash: string, encoding: Encoding) => Promise<Buffer>

/**
 * Creates a compressor with its own cache.
 *
 * @param brotliQuality 0 (fast) to 11 (small, as hosts prepare files ahead of time)
 */
export function createCompressor(brotliQuality: number): Compressor {
  const remembered = new Map<string, Promise<Buffer>>()

  const compress = (content: Buffer, encoding: Encoding): Promise<Buffer> =>
    encoding === 'br'
      ? brotli(content, {
          params: {
            [zlib.constants.BROTLI_PARAM_QUALITY]: brotliQuality,
            [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          },
        })
      : gzip(content, { level: zlib.constants.Z_BEST_COMPRESSION })

  return (content, hash, encoding) => {
    const key = `${hash} ${encoding}`
    const known = remembered.get(key)
    if (known) return known
    const compressed = compress(content, encoding)
    remembered.set(key, compressed)
    return compressed
  }
}

/** Whether compressing content of this size, in bytes, is worth the work. */
const isWorthCompressing = (size: number): boolean => size >= smallestWorthwhile

/** A complete response before it is sent. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Buffer
}

interface FileToSend {
  /** Name or path; the extension gives the type. */
  readonly name: string
  readonly content: Buffer
  readonly cacheControl: string
}

/** Weak comparison against `If-None-Match` (RFC 9110, 13.1.2). */
const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((candidate) => {
    const value = candidate.trim()
    return value === '*' || value.replace(/^W\//, '') === etag
  })

/**
 * The answer to a request for a file that is there: compressed as the client accepts, 304 when the
 * client's copy still holds, a part where a part of a picture or video was asked for.
 */
export async function answerWithFile(
  request: IncomingHttpHeaders,
  { name, content, cacheControl }: FileToSend,
  compress: Compressor,
): Promise<Answer> {
  const contentType = contentTypeOf(name)
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 27)
  const compressible = isCompressible(contentType)
  const encoding =
    compressible && isWorthCompressing(content.length) ? negotiateEncoding(request['accept-encoding']) : 'identity'
  const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`
  const headers = {
    ETag: etag,
    'Cache-Control': cacheControl,
    ...(compressible ? { Vary: 'Accept-Encoding' } : { 'Accept-Ranges': 'bytes' }),
  }
  if (isKnown(request['if-none-match'], etag)) return { status: 304, headers }

  const typed = { ...headers, 'Content-Type': contentType }
  if (encoding !== 'identity') {
    const body = await compress(content, hash, encoding)
    return { status: 200, headers: { ...typed, 'Content-Encoding': encoding }, body }
  }
  const rangeHolds = !compressible && (request['if-range'] === undefined || request['if-range'] === etag)
  const range = rangeHolds ? readByteRange(request.range, content.length) : undefined
  if (range === 'unsatisfiable') {
    return { status: 416, headers: { ...headers, 'Content-Range': `bytes */${content.length}` } }
  }
  if (range) {
    const contentRange = `bytes ${range.start}-${range.end}/${content.length}`
    const body = content.subarray(range.start, range.end + 1)
    return { status: 206, headers: { ...typed, 'Content-Range': contentRange }, body }
  }
  return { status: 200, headers: typed, body: content }
}
