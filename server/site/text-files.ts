import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileHeaders } from './file-headers'
import type { Site } from './open-site'

/** Types of text files, with the media type. All of them shrink when compressed, and are sent from memory. */
const textTypes: Readonly<Record<string, string>> = {
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
  '.svg': 'image/svg+xml',
}

/** Whether the build compresses a file. */
export const isText = (name: string): boolean => path.extname(name).toLowerCase() in textTypes

/** In the order of preference, with the extension of the file that the build made. */
export const encodings = { br: '.br', gzip: '.gz' } as const

export type Encoding = keyof typeof encodings | 'identity'

/** One representation of a file. */
export interface TextAnswer {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** A file in memory, in each encoding that the build made. */
export type TextFile = ReadonlyMap<Encoding, TextAnswer>

async function load({ folder, has, isPreview }: Site, pathname: string): Promise<TextFile> {
  const content = await readFile(path.join(folder, pathname))
  const type = `${textTypes[path.extname(pathname).toLowerCase()] ?? 'text/plain'}; charset=utf-8`
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 27)
  const shared = {
    ...fileHeaders(pathname, isPreview, content),
    'content-type': type,
    vary: 'Accept-Encoding',
  }
  const compressed = Object.entries(encodings)
    .filter(([, extension]) => has(pathname + extension))
    .map(async ([encoding, extension]): Promise<[Encoding, TextAnswer]> => {
      const headers = { ...shared, etag: `"${hash}-${encoding}"`, 'content-encoding': encoding }
      return [encoding as Encoding, { headers, body: await readFile(path.join(folder, pathname + extension)) }]
    })
  const identity = { headers: { ...shared, etag: `"${hash}"` }, body: content }
  return new Map([...(await Promise.all(compressed)), ['identity', identity]])
}

/** Reads the text files of a site when they are first requested, and keeps them in memory. */
export function textFiles(site: Site): (pathname: string) => Promise<TextFile> {
  const known = new Map<string, Promise<TextFile>>()
  return (pathname) => {
    const file = known.get(pathname)
    if (file) return file
    const loading = load(site, pathname)
    known.set(pathname, loading)
    loading.catch(() => known.delete(pathname))
    return loading
  }
}
