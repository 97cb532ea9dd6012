import type { Hosts } from '../../data/hosts'
import { linkCarries, type LinkValues } from './link-carries'

/** Parameters, and the same as they stand in a link. */
interface Addition {
  readonly parameters: Readonly<Record<string, string>>
  readonly text: string
}

const additionOf = (groups: readonly (keyof LinkValues)[], values: LinkValues): Addition => {
  const all = groups.flatMap((group) => Object.entries(values[group] ?? {}))
  const parameters = Object.fromEntries(all.filter((parameter): parameter is [string, string] => Boolean(parameter[1])))
  return { parameters, text: new URLSearchParams(parameters).toString() }
}

/**
 * Adds parameters to links to hosts of the product, before the fragment. What a link has already
 * stays: an author's own tag wins, and a second time changes nothing.
 *
 * @param here host of the page that the links stand on
 * @param read the values at this moment; asked once, and only if there is a link to decorate
 */
export const decorateLinks = (
  links: Iterable<HTMLAnchorElement | HTMLAreaElement>,
  here: string,
  hosts: Hosts,
  read: () => LinkValues,
): void => {
  let values: LinkValues | undefined
  // There are few kinds of links, and to write down what they get takes longer than all the rest.
  const additions: Record<string, Addition> = {}
  for (const link of links) {
    const { hostname, pathname, search } = link
    const groups = linkCarries({ hostname, pathname }, here, hosts)
    // A link to a part of its own page would load that page anew if it had parameters.
    if (groups.length === 0 || link.getAttribute('href')?.startsWith('#')) continue
    values ??= read()
    const { parameters, text } = (additions[groups.join()] ??= additionOf(groups, values))
    const query = new URLSearchParams(search)
    if ([...query.keys()].some((name) => name in parameters)) {
      const missing = Object.entries(parameters).filter(([name]) => !query.get(name))
      for (const [name, value] of missing) query.set(name, value)
      if (missing.length > 0) link.search = query.toString()
    } else if (text) link.search = search ? `${search}&${text}` : text
  }
}
