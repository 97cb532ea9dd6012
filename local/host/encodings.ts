import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

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

/** Compresses content that it has not seen before and remembers the result by the content's hash. */
export type Compressor = (content: Buffer, hash: string, encoding: Encoding) => Promise<Buffer>

/**
 * Makes a compressor with a memory of its own.
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
export const isWorthCompressing = (size: number): boolean => size >= smallestWorthwhile
