/**
 * Whether a path is that of a function.
 *
 * @param route below `/api/`; a part that begins with a colon stands for any one part
 * @param pathname as in an address, encoded
 * @returns the parts that stood for others, by name; `undefined` when it is another path
 */
export function matchRoute(route: string, pathname: string): Readonly<Record<string, string>> | undefined {
  const wanted = ['api', ...route.split('/').filter(Boolean)]
  const given = pathname.split('/').filter(Boolean)
  if (given.length !== wanted.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? ''
    if (!part.startsWith(':')) {
      if (part !== value) return undefined
      continue
    }
    try {
      params[part.slice(1)] = decodeURIComponent(value)
    } catch {
      return undefined
    }
  }
  return params
}
