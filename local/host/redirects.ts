import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { normalizePath } from '../../content/model/redirects'

/** File of the build that lists the redirects; the host reads it and shows it to nobody. */
export const redirectsFile = '_redirects.json'

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
 * Where a redirect leads for one request: what the visitor's address carried is kept, unless the
 * target brings a query of its own. Letters that a header cannot hold are encoded.
 *
 * @param query with its question mark, or empty
 */
export function redirectLocation(target: string, query: string): string {
  const to = target.replace(/[^\x21-\x7e]+/g, encodeURIComponent)
  if (query === '' || to.includes('?')) return to
  const [address = '', ...fragment] = to.split('#')
  return [`${address}${query}`, ...fragment].join('#')
}
