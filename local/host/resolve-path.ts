import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { normalizePath } from '../../content/model/redirects'

/** File of the build that lists the redirects. The host reads it and does not serve it. */
const redirectsFile = '_redirects.json'

const redirectSchema = v.object({
  from: v.pipe(v.string(), v.startsWith('/')),
  to: v.pipe(v.string(), v.regex(/^(\/(?!\/)|https?:\/\/)/, 'must be a path or a full address')),
  status: v.picklist([301, 302, 307, 308]),
})

export type Redirect = v.InferOutput<typeof redirectSchema>

/**
 * Reads the redirects of a built site; none when the build wrote no list.
 *
 * @throws Error naming the file when it is not a list of redirects
 */
export async function readRedirects(folder: string): Promise<readonly Redirect[]> {
  const file = path.join(folder, redirectsFile)
  const text = await readFile(file, 'utf8').catch(() => '[]')
  try {
    return v.parse(v.array(redirectSchema), JSON.parse(text))
  } catch (error) {
    throw new Error(`${file} is not a list of redirects: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/**
 * The redirect for a path, with or without the slash at its end; the first in the list wins.
 *
 * @param pathname as requested, still percent-encoded
 */
export function findRedirect(redirects: readonly Redirect[], pathname: string): Redirect | undefined {
  const path = normalizePath(pathname)
  return redirects.find(({ from }) => normalizePath(from) === path)
}

/**
 * Target of a redirect for one request. The visitor's query is kept, unless the
 * target has its own query. Characters that a header cannot hold are encoded.
 *
 * @param query with its question mark, or empty
 */
export function redirectLocation(target: string, query: string): string {
  const to = target.replace(/[^\x21-\x7e]+/g, encodeURIComponent)
  if (query === '' || to.includes('?')) return to
  const [address = '', ...fragment] = to.split('#')
  return [`${address}${query}`, ...fragment].join('#')
}

/** What a path refers to in a built site. */
type Target =
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
 * Finds what a request's path refers to. Pages are in folders, and their paths end in a slash.
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
