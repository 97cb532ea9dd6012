import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { readByteRange } from './byte-range'
import { contentTypeOf, isCompressible } from './content-types'
import { isWorthCompressing, negotiateEncoding, type Compressor } from './encodings'

/** An answer, whole, before it is sent. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Buffer
}

interface FileToSend {
  /** Name or path; its ending says what it is. */
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
