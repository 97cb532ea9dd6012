import { stat } from 'node:fs/promises'
import path from 'node:path'
import { redirectsFile } from './redirects'

/** What a path stands for in a built site. */
export type Target =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'missing-slash'; readonly location: string }
  | { readonly kind: 'missing-page' }
  | { readonly kind: 'missing-asset' }
  | { readonly kind: 'malformed' }

const privateFiles: readonly string[] = [`/${redirectsFile}`]

/** A file's ending begins with a letter, so that a page may be called `/release-2.0`. */
const hasFileEnding = (pathname: string): boolean => /\.[a-z][a-z0-9]*$/i.test(pathname)

const kindOf = async (file: string): Promise<'file' | 'folder' | undefined> => {
  const found = await stat(file).catch(() => undefined)
  if (found?.isFile()) return 'file'
  return found?.isDirectory() ? 'folder' : undefined
}

/** The path as text with single slashes; `undefined` when it can't be read or tries to climb out of the folder. */
function decodePathname(pathname: string): string | undefined {
  try {
    const decoded = decodeURIComponent(pathname).replace(/\/{2,}/g, '/')
    const climbs = decoded.split(/[/\\]/).includes('..')
    return climbs || decoded.includes('\0') || !decoded.startsWith('/') ? undefined : decoded
  } catch {
    return undefined
  }
}

/**
 * Finds what a request's path stands for. Pages live in folders and their addresses end in a slash.
 *
 * @param folder the built site
 * @param pathname as requested, still percent-encoded, without the query
 */
export async function resolvePath(folder: string, pathname: string): Promise<Target> {
  const decoded = decodePathname(pathname)
  if (decoded === undefined) return { kind: 'malformed' }
  if (privateFiles.includes(decoded)) return { kind: 'missing-asset' }

  const target = path.join(folder, decoded)
  const page = path.join(target, 'index.html')
  if (decoded.endsWith('/')) {
    return (await kindOf(page)) === 'file' ? { kind: 'file', file: page } : { kind: 'missing-page' }
  }
  const kind = await kindOf(target)
  if (kind === 'file') return { kind: 'file', file: target }
  if (kind === 'folder' && (await kindOf(page)) === 'file') {
    return { kind: 'missing-slash', location: `${encodeURI(decoded)}/` }
  }
  return { kind: hasFileEnding(decoded) ? 'missing-asset' : 'missing-page' }
}
