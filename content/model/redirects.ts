/** Validates redirects. Model, content check and host share this code, because they must agree. */

/**
 * A path without query and fragment, because hosts compare it with the request's path. Or a pattern: a folder and an
 * asterisk, in plain characters, because hosts compare folders without decoding them.
 */
export const fromPattern = '^/(?!/)([^\\s?#*]*|([A-Za-z0-9._~-]+/)+\\*)$'

/** A path or an external address. A path must not start with two slashes, which would name another host. */
export const toPattern = '^(/(?!/)\\S*|https://\\S+)$'

const from = new RegExp(fromPattern)
const to = new RegExp(toPattern)

/** Stands in a target for what the asterisk of a pattern matches. */
const splat = ':splat'

/**
 * The splat must follow a folder, or a host and a slash: otherwise visitors could choose the host with a path that
 * starts with slashes.
 */
const splatTarget = /^(\/[^\s/?#:]+|https:\/\/[^\s/?#:]+)\/([^\s?#:]+\/)?:splat$/

const isFrom = (text: string): boolean => from.test(text)
const isTo = (text: string): boolean => to.test(text)

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    // A percent sign that encodes nothing is a literal percent sign.
    return path
  }
}

/**
 * Decodes a path and adds a trailing slash, to compare paths: `/über` equals `/%C3%BCber/?ref=1`.
 *
 * @param address a path; external addresses match nothing
 */
export function normalizePath(address: string): string {
  const [path = ''] = address.split(/[?#]/)
  const decoded = decode(path)
  return decoded.endsWith('/') ? decoded : `${decoded}/`
}

/** Hosts ignore upper and lower case in redirects. nginx does so for A to Z only. */
const ignoreCase = (path: string): string => path.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())

/** A path as hosts compare it with those of redirects. */
export const comparedPath = (address: string): string => ignoreCase(normalizePath(address))

export type Redirect = {
  /** A path, or a pattern: a folder and an asterisk. */
  readonly from: string
} & (
  | {
      /** A path or an external address. That of a pattern may end in a folder and `:splat`. */
      readonly to: string
      readonly status: 301 | 302
    }
  /** Nothing replaces the page. */
  | { readonly to?: undefined; readonly status: 410 }
)

/** The redirect of an entry's fields; `undefined` if it lacks a path or a target. */
export function readRedirect(fields: Readonly<Record<string, unknown>>): Redirect | undefined {
  const { from, to } = fields
  if (typeof from !== 'string' || from === '') return undefined
  if (typeof to === 'string' && to !== '') return { from, to, status: fields.isPermanent === true ? 301 : 302 }
  return fields.isGone === true ? { from, status: 410 } : undefined
}

/** The folder of a pattern, with a slash at both ends; `undefined` for a path. */
export const folderOf = ({ from }: Pick<Redirect, 'from'>): string | undefined =>
  from.endsWith('/*') ? from.slice(0, -1) : undefined

/** The part of a target before the splat; `undefined` without one. */
export const beforeSplat = (target: string): string | undefined =>
  target.endsWith(splat) ? target.slice(0, -splat.length) : undefined

/** All folders above pages, and the pages themselves. */
export function foldersAbove(paths: Iterable<string>): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const path of paths) {
    for (let end = 0; end >= 0; end = path.indexOf('/', end + 1)) {
      const folder = path.slice(0, end + 1)
      if (!found.has(folder)) found.set(folder, path)
    }
  }
  return found
}

export interface RedirectTable<Listed extends Redirect = Redirect> {
  /** By normalized path, in lower case. */
  readonly paths: ReadonlyMap<string, Listed>
  /** By folder, in lower case. */
  readonly folders: ReadonlyMap<string, Listed>
  /** Length of the longest folder. */
  readonly longest: number
}

/** Of redirects with the same path, the first one counts. */
export function redirectTable<Listed extends Redirect>(redirects: readonly Listed[]): RedirectTable<Listed> {
  const paths = new Map<string, Listed>()
  const folders = new Map<string, Listed>()
  let longest = 0
  for (const redirect of redirects) {
    const folder = folderOf(redirect)
    longest = Math.max(longest, folder?.length ?? 0)
    const [map, key] = folder === undefined ? [paths, normalizePath(redirect.from)] : [folders, folder]
    if (!map.has(ignoreCase(key))) map.set(ignoreCase(key), redirect)
  }
  return { paths, folders, longest }
}

/**
 * Finds the redirect for a path: its own, otherwise the pattern with the longest folder. A pattern includes its folder.
 *
 * @param pathname as requested, still percent-encoded, with or without a trailing slash
 * @returns the redirect, and its target for this path; without a target the page is gone
 */
export function findRedirect<Listed extends Redirect>(
  { paths, folders, longest }: RedirectTable<Listed>,
  pathname: string,
): { readonly redirect: Listed; readonly to?: string } | undefined {
  const own = paths.get(comparedPath(pathname))
  if (own) return { redirect: own, to: own.to }
  if (longest === 0) return undefined
  const slashed = `${pathname}/`
  let found: { readonly redirect: Listed; readonly folder: string } | undefined
  for (let end = slashed.indexOf('/', 1); end > 0 && end < longest; end = slashed.indexOf('/', end + 1)) {
    const folder = slashed.slice(0, end + 1)
    const redirect = folders.get(ignoreCase(folder))
    if (redirect) found = { redirect, folder }
  }
  if (!found) return undefined
  const { redirect, folder } = found
  const start = beforeSplat(redirect.to ?? '')
  return { redirect, to: start === undefined ? redirect.to : `${start}${pathname.slice(folder.length)}` }
}

export interface RedirectProblem<Checked extends Redirect> {
  readonly redirect: Checked
  readonly field: 'from' | 'to'
  readonly wrong: string
  readonly advice: string
}

type Fault = Omit<RedirectProblem<Redirect>, 'redirect'>

/** The content model rejects these, too, but a real space may have an older model. */
function malformed({ from, to }: Redirect): Fault | undefined {
  if (!isFrom(from)) {
    const wrong = `“from” must be a path, not “${from}”.`
    const advice =
      'Write a path that starts with one slash and has no ? or #. An asterisk may only follow a folder: /old/*'
    return { field: 'from', wrong, advice }
  }
  if (to === undefined) return undefined
  if (!isTo(to)) {
    const wrong = `“to” must be a path or an https:// address, not “${to}”.`
    return { field: 'to', wrong, advice: 'Write a path that starts with one slash, or a full https:// address.' }
  }
  if (!to.includes(splat)) return undefined
  if (!splatTarget.test(to)) {
    const wrong = `“${splat}” must be the last part of “to”, below a folder, not as in “${to}”.`
    return { field: 'to', wrong, advice: `Write it at the end: /new/${splat}` }
  }
  if (folderOf({ from }) !== undefined) return undefined
  const wrong = `“to” has “${splat}”, but “from” has no asterisk.`
  return { field: 'to', wrong, advice: 'Write a path without it, or end “from” with /*' }
}

/** Hosts look for a redirect before a file. */
function hidesPage(
  { from, to }: Redirect,
  pages: ReadonlyMap<string, string>,
  folders: ReadonlyMap<string, string>,
): Fault | undefined {
  const folder = folderOf({ from })
  const covered = folder && folders.get(ignoreCase(folder))
  if (covered !== undefined) {
    const wrong = `${pages.get(covered) ?? 'The site itself'} has the path “${covered}”; “${from}” would hide it.`
    return { field: 'from', wrong, advice: 'Write a folder without pages, or one redirect for each old path.' }
  }
  const path = comparedPath(from)
  const page = pages.get(path)
  if (page === undefined) return undefined
  const wrong = `${page} has the path “${path}”; the redirect would hide it.`
  const leadsToPage = to !== undefined && comparedPath(to) === path
  if (path !== normalizePath(from)) {
    const change = leadsToPage ? 'Remove the redirect.' : 'Change one of the paths.'
    return { field: 'from', wrong, advice: `${change} Hosts ignore upper and lower case in redirects.` }
  }
  const advice = leadsToPage
    ? 'Remove the redirect: hosts add the trailing slash.'
    : 'Change the path of the redirect or of the page.'
  return { field: 'from', wrong, advice }
}

/** Keeps query and fragment unless the next redirect has its own. */
function follow(to: string, next: string): string {
  const split = (address: string) => /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? []
  const [, , query = '', fragment = ''] = split(to)
  const [, path = next, nextQuery = query, nextFragment = fragment] = split(next)
  return `${path}${nextQuery}${nextFragment}`
}

/** As in messages about loops. */
const nameOf = ({ from }: Redirect): string =>
  folderOf({ from }) === undefined ? comparedPath(from) : ignoreCase(from)

/** The redirect with its final target, or the redirects of a loop. */
function walk(
  first: Redirect,
  table: RedirectTable,
): { readonly end: Redirect } | { readonly loop: readonly Redirect[] } {
  if (first.status === 410) return { end: { from: first.from, status: 410 } }
  const passed = new Set<Redirect>([first])
  let { to, status } = first
  for (;;) {
    const [path = ''] = to.split(/[?#]/)
    const next = findRedirect(table, path)
    if (!next) return { end: { from: first.from, to, status } }
    if (next.to === undefined) return { end: { from: first.from, status: 410 } }
    if (passed.has(next.redirect)) return { loop: [...passed, next.redirect] }
    passed.add(next.redirect)
    to = follow(to, next.to)
    // A chain is permanent only if every hop is.
    if (next.redirect.status === 302) status = 302
  }
}

/**
 * Drops redirects that are malformed, hide a page, repeat a path or form a loop, and shortens chains to one hop.
 *
 * @param pages names by normalized path
 * @param ownFolders folders of the site's own files
 * @returns the valid redirects in the order in which hosts compare them: paths, then patterns, the longest first
 */
export function checkRedirects<Checked extends Redirect>(
  redirects: readonly Checked[],
  pages: ReadonlyMap<string, string>,
  ownFolders: readonly string[] = [],
): { valid: Redirect[]; problems: RedirectProblem<Checked>[] } {
  const problems: RedirectProblem<Checked>[] = []
  const names = new Map([...pages].map(([path, name]) => [ignoreCase(path), name]))
  const folders = foldersAbove([...names.keys(), ...ownFolders])
  const byName = new Map<string, Checked>()
  for (const redirect of redirects) {
    const fault = malformed(redirect) ?? hidesPage(redirect, names, folders)
    const first = byName.get(nameOf(redirect))
    if (fault) problems.push({ redirect, ...fault })
    else if (first) {
      const wrong = `Another redirect already uses this path: “${first.from}”.`
      problems.push({ redirect, field: 'from', wrong, advice: 'Remove one of the two redirects.' })
    } else byName.set(nameOf(redirect), redirect)
  }

  const table = redirectTable([...byName.values()])
  const valid: Redirect[] = []
  for (const redirect of byName.values()) {
    const walked = walk(redirect, table)
    if ('end' in walked) valid.push(walked.end)
    else {
      const wrong = `The redirect creates a loop: ${walked.loop.map(nameOf).join(' → ')}.`
      problems.push({
        redirect,
        field: 'to',
        wrong,
        advice: 'Change one of these redirects to end at a page, or remove it.',
      })
    }
  }
  const precedence = (redirect: Redirect): number => folderOf(redirect)?.length ?? Number.MAX_SAFE_INTEGER
  return { valid: valid.sort((one, other) => precedence(other) - precedence(one)), problems }
}
