/** Validates redirects. Model, content check and host share this code, because they must agree. */

/** A path without query and fragment, because hosts compare it with the request's path. */
export const fromPattern = '^/(?!/)[^\\s?#]*$'

/** A path or an external address. A path must not start with two slashes, which would name another host. */
export const toPattern = '^(/(?!/)\\S*|https://\\S+)$'

const from = new RegExp(fromPattern)
const to = new RegExp(toPattern)

export const isFrom = (text: string): boolean => from.test(text)
export const isTo = (text: string): boolean => to.test(text)

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

export interface Redirect {
  readonly from: string
  readonly to: string
  readonly status: 301 | 302
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
    return { field: 'from', wrong, advice: 'Write a path that starts with one slash and has no ? or #.' }
  }
  if (!isTo(to)) {
    const wrong = `“to” must be a path or an https:// address, not “${to}”.`
    return { field: 'to', wrong, advice: 'Write a path that starts with one slash, or a full https:// address.' }
  }
  return undefined
}

/** Hosts look for a redirect before a file. */
function hidesPage({ from, to }: Redirect, pages: ReadonlyMap<string, string>): Fault | undefined {
  const path = normalizePath(from)
  const page = pages.get(path)
  if (page === undefined) return undefined
  const wrong = `${page} has the path “${path}”; the redirect would hide it.`
  const isForSlash = normalizePath(to) === path
  const advice = isForSlash
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

/** The final target, or `undefined` for a loop, and the paths on the way. */
function walk(first: Redirect, byPath: ReadonlyMap<string, Redirect>) {
  const passed = new Set([normalizePath(first.from)])
  let { to, status } = first
  for (;;) {
    const path = normalizePath(to)
    if (passed.has(path)) return { passed: [...passed, path], end: undefined }
    const next = byPath.get(path)
    if (!next) return { passed: [...passed], end: { from: first.from, to, status } }
    passed.add(path)
    to = follow(to, next.to)
    // A chain is permanent only if every hop is.
    if (next.status === 302) status = 302
  }
}

/**
 * Drops redirects that are malformed, hide a page, repeat a path or form a loop, and shortens chains to one hop.
 *
 * @param pages names by normalized path
 */
export function checkRedirects<Checked extends Redirect>(
  redirects: readonly Checked[],
  pages: ReadonlyMap<string, string>,
): { valid: Redirect[]; problems: RedirectProblem<Checked>[] } {
  const problems: RedirectProblem<Checked>[] = []
  const byPath = new Map<string, Checked>()
  for (const redirect of redirects) {
    const path = normalizePath(redirect.from)
    const fault = malformed(redirect) ?? hidesPage(redirect, pages)
    const first = byPath.get(path)
    if (fault) problems.push({ redirect, ...fault })
    else if (first) {
      const wrong = `Another redirect already uses this path: “${first.from}”.`
      problems.push({ redirect, field: 'from', wrong, advice: 'Remove one of the two redirects.' })
    } else byPath.set(path, redirect)
  }

  const valid: Redirect[] = []
  for (const redirect of byPath.values()) {
    const { passed, end } = walk(redirect, byPath)
    if (end) valid.push(end)
    else {
      const wrong = `The redirect creates a loop: ${passed.join(' → ')}.`
      problems.push({
        redirect,
        field: 'to',
        wrong,
        advice: 'Change one of these redirects to end at a page, or remove it.',
      })
    }
  }
  return { valid, problems }
}
