import zlib from 'node:zlib'

/**
 * Size in bytes after gzip at its best. Empty text weighs nothing, although a gzip file of nothing
 * has 20 bytes.
 */
export const gzipSize = (content: string | Buffer): number =>
  content.length === 0 ? 0 : zlib.gzipSync(content, { level: zlib.constants.Z_BEST_COMPRESSION }).length

/** Size in bytes after Brotli at its best, which is how hosts send files that they prepare. */
export const brotliSize = (content: string | Buffer): number =>
  content.length === 0 ? 0 : zlib.brotliCompressSync(content).length
