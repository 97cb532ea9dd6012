import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { checkRedirects, normalizePath, type Redirect } from '../../content/model/redirects'

/** File of the build that lists the redirects. The server reads it and does not serve it. */
export const redirectsFile = '_redirects.json'

const schema = v.array(v.object({ from: v.string(), to: v.string(), status: v.picklist([301, 302]) }))

/** Redirects by their normalized path. */
export type Redirects = ReadonlyMap<string, Redirect>

/**
 * Reads the redirects of a built site; none without a list.
 *
 * @throws Error naming the file if it is not a list of redirects, or contains an invalid one or a loop
 */
export async function readRedirects(folder: string): Promise<Redirects> {
  const file = path.join(folder, redirectsFile)
  const text = await readFile(file, 'utf8').catch(() => '[]')
  let list: readonly Redirect[]
  try {
    list = v.parse(schema, JSON.parse(text))
  } catch (error) {
    throw new Error(`${file} is not a list of redirects: ${error instanceof Error ? error.message : String(error)}`)
  }
  const { valid, problems } = checkRedirects(list, new Map())
  const [problem] = problems
  if (problem) throw new Error(`${file} is not a list of redirects: ${problem.wrong}`)
  return new Map(valid.map((redirect) => [normalizePath(redirect.from), redirect]))
}

/**
 * The redirect for a path, with or without a trailing slash.
 *
 * @param pathname as requested, still percent-encoded
 */
export const findRedirect = (redirects: Redirects, pathname: string): Redirect | undefined =>
  redirects.get(normalizePath(pathname))

/**
 * Target of a redirect for a request. Keeps the visitor's query unless the target has its own. Encodes characters that
 * a header cannot contain.
 *
 * @param query with its question mark, or empty
 */
export function redirectLocation(target: string, query: string): string {
  const to = target.replace(/[^\x21-\x7e]+/g, encodeURIComponent)
  if (query === '' || to.includes('?')) return to
  const [address = '', ...fragment] = to.split('#')
  return [`${address}${query}`, ...fragment].join('#')
}
