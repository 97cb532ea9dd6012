export interface Redirect {
  readonly from: string
  readonly to: string
  readonly status: 301 | 302
}

/**
 * Keeps redirects that lead somewhere: drops those that hide a page and those that run in a circle,
 * and shortens chains to one hop.
 *
 * @param redirects as the CMS has them
 * @param pagePaths paths at which there is a page
 */
export function checkRedirects(
  redirects: readonly Redirect[],
  pagePaths: ReadonlySet<string>,
): { valid: Redirect[]; problems: string[] } {
  const targets = new Map(redirects.map(({ from, to }) => [from, to]))
  const problems: string[] = []
  const valid: Redirect[] = []

  for (const redirect of redirects) {
    if (pagePaths.has(redirect.from)) {
      problems.push(`Redirect from ${redirect.from} is left out: there is a page at this path.`)
      continue
    }
    const passed = new Set([redirect.from])
    let to = redirect.to
    for (let next = targets.get(to); next !== undefined; next = targets.get(to)) {
      if (passed.has(to)) break
      passed.add(to)
      to = next
    }
    if (passed.has(to)) {
      problems.push(`Redirect from ${redirect.from} is left out: it leads in a circle (${[...passed].join(' → ')}).`)
      continue
    }
    valid.push({ ...redirect, to })
  }
  return { valid, problems }
}
