import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { fileHeaders } from './file-headers'
import type { Site } from './open-site'

/** Media types of text files, by extension, which are compressed. The nginx configuration uses them too. */
export const textTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
  '.vtt': 'text/vtt',
  '.ics': 'text/calendar',
  '.svg': 'image/svg+xml',
}

/** Types of pictures and fonts, which are compressed already. */
export const binaryTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Types of files that are always streamed, for proxies. `@fastify/static` knows them. */
export const streamedTypes: Readonly<Record<string, string>> = {
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.pdf': 'application/pdf',
}

/** Larger pictures and fonts are streamed, in bytes. */
const binaryLimit = 128 * 1024

/** For all files together, in bytes. The least recently requested files are removed first. */
const memoryLimit = 128 * 1024 * 1024

const extensionOf = (name: string): string => path.extname(name).toLowerCase()

/** Whether the build compresses a file. */
export const isText = (name: string): boolean => extensionOf(name) in textTypes

/** In order of preference, with the extension of the compressed file. */
export const encodings = { br: '.br', gzip: '.gz' } as const

export type Encoding = keyof typeof encodings | 'identity'

/** One representation of a file. */
export interface FileAnswer {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** A file in memory, in each encoding that the build made. */
export type MemoryFile = ReadonlyMap<Encoding, FileAnswer>

const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('base64url').slice(0, 27)

async function load(site: Site, pathname: string): Promise<MemoryFile | undefined> {
  const { folder, has } = site
  const file = path.join(folder, pathname)
  const textType = textTypes[extensionOf(pathname)]
  const type = textType === undefined ? binaryTypes[extensionOf(pathname)] : `${textType}; charset=utf-8`
  if (type === undefined || (textType === undefined && (await stat(file)).size > binaryLimit)) return undefined
  const content = await readFile(file)
  const hash = hashOf(content)
  const shared = {
    ...fileHeaders(site, pathname),
    'content-type': type,
    ...(textType === undefined ? { 'accept-ranges': 'bytes' } : { vary: 'Accept-Encoding' }),
  }
  const compressed = Object.entries(encodings)
    .filter(([, extension]) => has(pathname + extension))
    .map(async ([encoding, extension]): Promise<[Encoding, FileAnswer]> => {
      const headers = { ...shared, etag: `"${hash}-${encoding}"`, 'content-encoding': encoding }
      const body = await readFile(path.join(folder, pathname + extension))
      return [encoding as Encoding, { headers, body }]
    })
  const identity = { headers: { ...shared, etag: `"${hash}"` }, body: content }
  return new Map([...(await Promise.all(compressed)), ['identity', identity]])
}

/** Includes a kilobyte for the headers of each representation. */
const sizeOf = (file: MemoryFile): number => [...file.values()].reduce((size, { body }) => size + body.length + 1024, 0)

/**
 * Reads the files of a site when they are first requested, and keeps them in memory.
 *
 * @returns a function that returns `undefined` for files to stream
 */
export function memoryFiles(site: Site): (pathname: string) => Promise<MemoryFile | undefined> {
  const files = new LRUCache<string, MemoryFile>({
    maxSize: memoryLimit,
    sizeCalculation: sizeOf,
    fetchMethod: (pathname) => load(site, pathname),
  })
  return (pathname) => files.fetch(pathname)
}
