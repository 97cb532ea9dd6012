import { isFrom, isTo, normalizePath } from './redirect-paths'

export interface Redirect {
  readonly from: string
  readonly to: string
  readonly status: 301 | 302
}

/** A redirect that cannot be as it is. */
export interface RedirectProblem<Checked extends Redirect> {
  readonly redirect: Checked
  readonly field: 'from' | 'to'
  /** What is wrong, a sentence. */
  readonly wrong: string
  /** What to do, a sentence. */
  readonly advice: string
}

type Fault = Omit<RedirectProblem<Redirect>, 'redirect'>

/** What no host could make sense of. A space whose content types are older than this code may have it. */
function malformed({ from, to }: Redirect): Fault | undefined {
  if (!isFrom(from)) {
    const wrong = `Its “from” is “${from}”, which no request matches.`
    return { field: 'from', wrong, advice: 'Write a path that begins with one slash, without ? and #.' }
  }
  if (!isTo(to)) {
    const wrong = `Its “to” is “${to}”, which is neither a path nor an https:// address.`
    return { field: 'to', wrong, advice: 'Write a path that begins with one slash, or a full https:// address.' }
  }
  return undefined
}

/** Hosts ask for redirects before they ask for files. */
function hidesPage({ from, to }: Redirect, pages: ReadonlyMap<string, string>): Fault | undefined {
  const path = normalizePath(from)
  const page = pages.get(path)
  if (page === undefined) return undefined
  const wrong = `${page} lives at “${path}” and could never be seen.`
  const isForSlash = normalizePath(to) === path
  const advice = isForSlash ? 'Remove it: hosts add the slash by themselves.' : 'Change the path of one of the two.'
  return { field: 'from', wrong, advice }
}

/** What a visitor's address is after one more redirect: the host and the browser keep what the next one lacks. */
function follow(to: string, next: string): string {
  const split = (address: string) => /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? []
  const [, , query = '', section = ''] = split(to)
  const [, path = next, nextQuery = query, nextSection = section] = split(next)
  return `${path}${nextQuery}${nextSection}`
}

/** Where a redirect leads in the end; `undefined` for nowhere. `passed` are the paths on the way. */
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
    // Browsers keep a permanent redirect, so a way is permanent only when all of it is.
    if (next.status === 302) status = 302
  }
}

/**
 * Keeps redirects that lead somewhere: drops those that no host understands, that hide a page, that
 * come after another one from the same path, and that run in a circle; and shortens chains to one hop.
 * Paths are compared as hosts compare them.
 *
 * @param redirects as the CMS has them
 * @param pages what lives at a path, as a message names it, by `normalizePath` of the path
 */
export function checkRedirects<Checked extends Redirect>(
  redirects: readonly Checked[],
  pages: ReadonlyMap<string, string>,
): { valid: Redirect[]; problems: RedirectProblem<Checked>[] } {
  const problems: RedirectProblem<Checked>[] = []
  // A redirect that is left out leads nobody on, so chains are made of those that are left.
  const byPath = new Map<string, Checked>()
  for (const redirect of redirects) {
    const path = normalizePath(redirect.from)
    const fault = malformed(redirect) ?? hidesPage(redirect, pages)
    const first = byPath.get(path)
    if (fault) problems.push({ redirect, ...fault })
    else if (first) {
      const wrong = `The redirect from “${first.from}” is for the same path and comes first.`
      problems.push({ redirect, field: 'from', wrong, advice: 'Remove one of the two.' })
    } else byPath.set(path, redirect)
  }

  const valid: Redirect[] = []
  for (const redirect of byPath.values()) {
    const { passed, end } = walk(redirect, byPath)
    if (end) valid.push(end)
    else {
      const wrong = `It leads in a circle: ${passed.join(' → ')}.`
      problems.push({ redirect, field: 'to', wrong, advice: 'Let one of these lead to a page, or remove it.' })
    }
  }
  return { valid, problems }
}
